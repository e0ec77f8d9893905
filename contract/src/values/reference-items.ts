/** An entry of a list that people choose from. Its number is stored and crosses the wire; it never changes meaning. */
export type ReferenceItem = { readonly Id: number; readonly Text: string }
