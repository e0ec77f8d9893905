/** What stands on the payer's statement takes plain letters, digits and gaps, 22 of them at most. */
export function statementSuffix(name: string): string | null {
  const plain = name
    .normalize('NFKD')
    .slice(0, 200)
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 22)
    .trim()
  return plain || null
}
