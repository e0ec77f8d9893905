/** `+1 (503) 555-0114` -> `5035550114`: how numbers are kept. */
export function nationalDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10)
}

/** `5035550114` -> `(503) 555-0114`: how they are read. */
export function phoneText(digits: string): string {
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits
}
