/** Languages in which the product speaks, by their code; the first is that of everyone who has not said otherwise. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

/** In which language the texts of this build are; a build in another one says that here (web/vite/translated-text.ts). */
export const WRITTEN_IN: string = 'en'
