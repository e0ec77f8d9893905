import { describe, expect, test } from 'vitest'
import { contrast, contrastOnDark, contrastOnLight, darkVariant, isReadable, textOn } from './colors.ts'

describe('contrast', () => {
  // As the tools of the W3C's own pages and WebAIM measure them.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#00ff00', '#000000', 15.3],
    ['#ffff00', '#ffffff', 1.07],
  ])('of %s and %s is %f, whichever is named first', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })

  test('of what is no color is none', () => {
    for (const wrong of ['red', '#fff', '#GGGGGG', '#14523C', 'url(x)', '#14523c;'])
      expect(() => contrast(wrong, '#ffffff')).toThrow('no color')
  })
})

test.each([
  ['#14523c', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#ffe14d', '#12201a'],
  ['#ffffff', '#12201a'],
])('on %s one writes in %s', (color, text) => expect(textOn(color)).toBe(text))

describe('the dark variant', () => {
  test.each(['#000000', '#14523c', '#0000ff', '#8b0000', '#5b2a86', '#444444'])('of %s can be read, and text on it as well', (color) => {
    const variant = darkVariant(color)
    expect(contrastOnDark(variant)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(variant, textOn(variant))).toBeGreaterThanOrEqual(4.5)
    // No lighter than it takes: what the color is stays to be seen.
    expect(contrastOnDark(variant)).toBeLessThan(5.2)
  })
  test('of a light color is the color', () => expect(darkVariant('#8fd3b3')).toBe('#8fd3b3'))
})

describe('a color', () => {
  test.each(['#14523c', '#000000', '#0000ff', '#8b0000', '#6b6b6b'])('%s can be read', (color) => expect(isReadable(color)).toBe(true))
  test.each(['#ffffff', '#ffff00', '#8fd3b3', '#ff0000', '#777777'])('%s can not', (color) => {
    expect(isReadable(color)).toBe(false)
    expect(contrastOnLight(color)).toBeLessThan(4.5)
  })
})
