/** A colour as `#rrggbb`. */
export type Color = string

type Triple = readonly [number, number, number]

function channels(color: Color): Triple {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toColor(rgb: Triple): Color {
  return (
    '#' +
    rgb
      .map((channel) =>
        Math.round(Math.min(255, Math.max(0, channel)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

const toLinear = (channel: number) => (channel / 255) ** 2.2
const fromLinear = (value: number) => 255 * Math.max(0, value) ** (1 / 2.2)

function toOklab(color: Color): Triple {
  const [red, green, blue] = channels(color).map(toLinear) as unknown as Triple
  const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue)
  const medium = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue)
  const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue)
  return [
    0.2105 * long + 0.7936 * medium - 0.0041 * short,
    1.978 * long - 2.4286 * medium + 0.4506 * short,
    0.0259 * long + 0.7828 * medium - 0.8087 * short,
  ]
}

function fromOklab([lightness, a, b]: Triple): Color {
  const long = (lightness + 0.3963 * a + 0.2158 * b) ** 3
  const medium = (lightness - 0.1056 * a - 0.0639 * b) ** 3
  const short = (lightness - 0.0895 * a - 1.2915 * b) ** 3
  return toColor([
    fromLinear(4.0767 * long - 3.3077 * medium + 0.231 * short),
    fromLinear(-1.2684 * long + 2.6098 * medium - 0.3413 * short),
    fromLinear(-0.0042 * long - 0.7034 * medium + 1.7076 * short),
  ])
}

/** Mixed in Oklab, where halfway between two hues stays clean instead of going grey. */
export function mix(from: Color, to: Color, amount: number): Color {
  if (amount <= 0) return from
  if (amount >= 1) return to
  const start = toOklab(from)
  const end = toOklab(to)
  return fromOklab(start.map((value, index) => value + (end[index]! - value) * amount) as unknown as Triple)
}

/** The colour as seen under coloured light. */
export function multiply(color: Color, light: Color): Color {
  const tint = channels(light)
  return toColor(channels(color).map((channel, index) => (channel * tint[index]!) / 255) as unknown as Triple)
}

export const lighten = (color: Color, amount: number) => mix(color, '#fff6e4', amount)
export const darken = (color: Color, amount: number) => mix(color, '#20263a', amount)

/** From 0 (black) to 1 (white), as the eye judges it. */
export const lightness = (color: Color) => toOklab(color)[0]
