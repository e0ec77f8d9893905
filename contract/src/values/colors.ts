/*
 * Colors that people choose, and whether what is written in them can be read: contrast as WCAG 2 measures it. Server, forms and
 * emails ask the same functions.
 */

/** `#14523c`. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/

/** What WCAG asks of text of usual size. */
export const READABLE_CONTRAST = 4.5

/** The darkest that a page or an email is behind such text in the light scheme, and the lightest in the dark one. */
const LIGHT_PAPER = '#faf8f4'
const DARK_CARD = '#262e2a'

const WHITE = '#ffffff'
const INK = '#12201a'
/** How finely a color is made lighter, in steps to white. */
const STEPS = 50

/** From 1, the same, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** How well a color can be read on a light page. */
export function contrastOnLight(color: string): number {
  return contrast(color, LIGHT_PAPER)
}

/** How well it can be read on a dark one. */
export function contrastOnDark(color: string): number {
  return contrast(color, DARK_CARD)
}

/** White or nearly black, whichever can be read better on a color. */
export function textOn(color: string): string {
  return contrast(color, WHITE) >= contrast(color, INK) ? WHITE : INK
}

/** The same color for the dark scheme: as much lighter as it takes to be read there. */
export function darkVariant(color: string): string {
  for (let step = 0; step < STEPS; step += 1) {
    const lighter = mixedWithWhite(color, step / STEPS)
    if (contrastOnDark(lighter) >= READABLE_CONTRAST) return lighter
  }
  return WHITE
}

/** Whether text in a color can be read in both schemes. */
export function isReadable(color: string): boolean {
  return contrastOnLight(color) >= READABLE_CONTRAST && contrastOnDark(darkVariant(color)) >= READABLE_CONTRAST
}

function mixedWithWhite(color: string, share: number): string {
  const mixed = channelsOf(color).map((channel) => Math.round(channel + (255 - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(color: string): number[] {
  if (!HEX_COLOR.test(color)) throw new Error(`${color} is no color`)
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
