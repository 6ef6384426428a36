/** What a seat's facts tell beyond those that everybody is told: what is seen with open eyes only. */

type Facts = Record<string, unknown>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The parts that `own` has and `common` has not, or has nothing for. */
export function hiddenFacts(own: Facts, common: Facts): Facts {
  const hidden: Facts = {};
  for (const [name, value] of Object.entries(own)) {
    const open = common[name];
    if (isNothing(value)) continue;
    if (isNothing(open)) hidden[name] = value;
    else if (isFacts(value) && isFacts(open)) {
      const inner = hiddenFacts(value, open);
      if (Object.keys(inner).length > 0) hidden[name] = inner;
    }
  }
  return hidden;
}
