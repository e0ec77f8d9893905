/** Uploads on their way in: a call names them only once they are complete and lie elsewhere. */
export const INCOMING = 'incoming/'

/** What lies in a store and belongs to no row: it is neither kept nor copied nor swept. */
export function isOfTheHouse(key: string): boolean {
  return key.startsWith(INCOMING)
}
