/** The entries of a list of words, as a field offers them. */
export function choicesOf<Id extends string>(ids: readonly Id[], texts: Readonly<Record<Id, string>>): { Id: Id; Text: string }[] {
  return ids.map((id) => ({ Id: id, Text: texts[id] }))
}
