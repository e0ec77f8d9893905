export type Language = { readonly Id: number; readonly Text: string }

/** Languages that people can say they speak: those most spoken at home in the US. Numbers are never used again. */
export const LANGUAGES: readonly Language[] = [
  { Id: 1, Text: 'English' },
  { Id: 2, Text: 'Spanish' },
  { Id: 3, Text: 'Chinese' },
  { Id: 4, Text: 'Tagalog' },
  { Id: 5, Text: 'Vietnamese' },
  { Id: 6, Text: 'Arabic' },
  { Id: 7, Text: 'French' },
  { Id: 8, Text: 'Korean' },
  { Id: 9, Text: 'Russian' },
  { Id: 10, Text: 'Portuguese' },
  { Id: 11, Text: 'Haitian Creole' },
  { Id: 12, Text: 'Hindi' },
  { Id: 13, Text: 'German' },
  { Id: 14, Text: 'Polish' },
  { Id: 15, Text: 'Italian' },
  { Id: 16, Text: 'Urdu' },
  { Id: 17, Text: 'Persian' },
  { Id: 18, Text: 'Japanese' },
  { Id: 19, Text: 'Ukrainian' },
  { Id: 20, Text: 'Hebrew' },
  { Id: 21, Text: 'Navajo' },
  { Id: 22, Text: 'American Sign Language' },
]

/** Their names in the order of the list. */
export function languageNames(ids: readonly number[]): string[] {
  return LANGUAGES.filter(({ Id }) => ids.includes(Id)).map(({ Text }) => Text)
}
