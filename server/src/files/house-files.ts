/** Uploads on their way in: a call names them only once they are complete and lie elsewhere. */
export const INCOMING = 'incoming/'
/** Says whose files lie in a store. */
export const MARK = 'keystead-files.json'

/** What belongs to the store and to no row: it is neither kept nor copied. */
export function isOfTheHouse(key: string): boolean {
  return key === MARK || key.startsWith(INCOMING)
}
