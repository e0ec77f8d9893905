import type { Plugin } from 'vite'

/**
 * Puts the styles of the UI kit into a cascade layer, so that a screen's own class wins whichever chunk comes first.
 * The first word on the order of layers counts, and that may be in any of them.
 */
export function kitLayer(): Plugin {
  return {
    name: 'kit-layer',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/ui\/.*\.module\.css$/.test(id) ? { code: `@layer base, kit;\n@layer kit {\n${code}\n}`, map: null } : null,
  }
}
