/** What a number may be; `step` is the smallest difference between two. */
export type NumberRange = { readonly min: number; readonly max: number; readonly step: number }

export function isInSteps(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-6
}

export function isInRange(value: number, { min, max, step }: NumberRange): boolean {
  return value >= min && value <= max && isInSteps(value, step)
}
