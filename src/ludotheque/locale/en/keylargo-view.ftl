# Key Largo: the table in the browser, its short labels and what is heard of each thing.

### The table

keylargo-view-you = You
keylargo-view-money = { $sign ->
    [minus] −
    [plus] +
   *[none] {""}
}${ $amount }
