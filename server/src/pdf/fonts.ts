import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/* The fonts of documents, by what `frame.typ` calls them: files that come with packages, never those of the machine. */

const UPRIGHT = ['400Regular', '600SemiBold', '700Bold']
const ITALIC = ['400Regular_Italic']

/** Something in the package of each family, and the styles of it that are used. */
const FAMILIES: readonly (readonly [inPackage: string, styles: readonly string[]])[] = [
  [import.meta.resolve('@expo-google-fonts/inter/package.json'), [...UPRIGHT, ...ITALIC, '700Bold_Italic']],
  [import.meta.resolve('@expo-google-fonts/arimo/package.json'), ITALIC],
  [import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/package.json'), UPRIGHT],
  [import.meta.resolve('@expo-google-fonts/vazirmatn/package.json'), UPRIGHT],
  [import.meta.resolve('@expo-google-fonts/noto-sans-arabic/package.json'), UPRIGHT],
  [import.meta.resolve('@expo-google-fonts/noto-sans/package.json'), [...UPRIGHT, ...ITALIC]],
  [import.meta.resolve('@expo-google-fonts/noto-emoji/package.json'), ['400Regular']],
]

/** Of signatures that are typed. */
const HAND: readonly (typeof FAMILIES)[number][] = [[import.meta.resolve('@expo-google-fonts/caveat/package.json'), ['400Regular']]]

const foldersOf = (families: typeof FAMILIES) =>
  families.flatMap(([inPackage, styles]) => styles.map((style) => join(dirname(fileURLToPath(inPackage)), style)))

/** Folders of one font file each, in which all words can stand. */
export const WORD_FONT_FOLDERS: readonly string[] = foldersOf(FAMILIES)
/** With those in which only some do. */
export const FONT_FOLDERS: readonly string[] = [...WORD_FONT_FOLDERS, ...foldersOf(HAND)]
