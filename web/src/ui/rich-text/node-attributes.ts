import type { AttributeSpec } from 'prosemirror-model'

/** An attribute with what it may be: no node is made with another, wherever that comes from. */
export function attribute(isOne: (value: unknown) => boolean, unless?: unknown): AttributeSpec {
  const validate = (value: unknown) => {
    if (!isOne(value)) throw new RangeError(`not an attribute: ${String(value)}`)
  }
  return unless === undefined ? { validate } : { default: unless, validate }
}

export const isWholeNumber = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

/** A number as HTML has it, within bounds. */
export function numberWithin(written: string | null, least: number, most: number): number {
  const number = Number.parseInt(written ?? '', 10)
  return Number.isNaN(number) ? least : Math.min(most, Math.max(least, number))
}
