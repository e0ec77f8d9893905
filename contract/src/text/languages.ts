/** Languages in which the product speaks, by their code; the first is that of everyone who has not said otherwise. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]
