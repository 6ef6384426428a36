# Key Largo : la table dans le navigateur, ses étiquettes courtes et ce qu’on entend de chaque chose.

### La table

keylargo-view-you = Vous
keylargo-view-money = { $sign ->
    [minus] −
    [plus] +
   *[none] {""}
}{ $amount } $
