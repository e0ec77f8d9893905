import { brandColorsClass } from '@keystead/contract/platform/branding/branding.values.ts'
import { HEX_COLOR, darkVariant, isReadable, textOn } from '@keystead/contract/values/colors.ts'

const NAME = /^([0-9a-f]{6})-([0-9a-f]{6})$/

/**
 * The colors of a brand as a sheet of styles, of which nothing but colors is taken: `14523c-9c4f2c`. Null where one of them is none, or
 * could not be read on a page.
 */
export function brandColorsSheet(name: string): string | null {
  const [PrimaryColor = '', AccentColor = ''] = (NAME.exec(name) ?? []).slice(1).map((digits) => `#${digits}`)
  if (![PrimaryColor, AccentColor].every((color) => HEX_COLOR.test(color) && isReadable(color))) return null
  const [primary, accent] = [PrimaryColor, AccentColor].map((color) => [color, darkVariant(color)] as const) as [Pair, Pair]
  const inBoth = ([light, dark]: Pair) => `light-dark(${light}, ${dark})`
  return `.${brandColorsClass({ PrimaryColor, AccentColor })} {
  --brand-primary: ${inBoth(primary)};
  --brand-on-primary: ${inBoth([textOn(primary[0]), textOn(primary[1])])};
  --brand-accent: ${inBoth(accent)};
}
`
}

type Pair = readonly [light: string, dark: string]
