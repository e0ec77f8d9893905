/** `5035550114` -> `(503) 555-0114`: how American ones are read; all others are kept as they are read. */
export function phoneText(digits: string): string {
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits
}
