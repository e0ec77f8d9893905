import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

type Axes = Record<string, number | { min: number; max: number }>
type Font = { from: string; axes: Axes }

/** By the name that fonts.css gives them: the latin letters, and of the weights only those that the styles use. */
const FONTS: Readonly<Record<string, Font>> = {
  'inter-400-700.woff2': { from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } },
  'fraunces-560.woff2': { from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', axes: { wght: 560 } },
  'caveat-400.woff2': { from: '@expo-google-fonts/caveat/400Regular/Caveat_400Regular.ttf', axes: {} },
}

/** What `unicode-range` calls latin: the letters of the files that the packages offer. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const

/** Makes the fonts of the pages out of those of the packages, once; half of the bytes of the whole ones. Answers their folder. */
export async function leanFonts(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await Promise.all(Object.entries(FONTS).map(([name, font]) => makeUnlessThere(join(folder, name), font)))
  return folder
}

async function makeUnlessThere(file: string, { from, axes }: Font): Promise<void> {
  const source = createRequire(import.meta.url).resolve(from)
  const [recipe, made, original] = await Promise.all([stat(import.meta.filename), stat(file).catch(() => null), stat(source)])
  if (made && made.mtimeMs > Math.max(recipe.mtimeMs, original.mtimeMs)) return
  const letters = LATIN.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  const font = await subsetFont(await readFile(source), letters.join(''), { targetFormat: 'woff2', variationAxes: axes })
  // Two builds run side by side.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, font)
  await rename(draft, file)
}
