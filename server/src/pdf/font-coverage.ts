/* Which characters a font has, read from its file: the table `cmap` of OpenType. */

const UNICODE_PLATFORMS = new Set([0, 3])

/** Adds the code points that a font of a file has. */
export function addCoverage(covered: Set<number>, font: Uint8Array): void {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const cmap = tableAt(view, 'cmap')
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const record = cmap + 4 + index * 8
    if (!UNICODE_PLATFORMS.has(view.getUint16(record))) continue
    const table = cmap + view.getUint32(record + 4)
    const format = view.getUint16(table)
    if (format === 4) addSegments(covered, view, table)
    if (format === 12) addGroups(covered, view, table)
  }
}

function tableAt(view: DataView, name: string): number {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + index * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)))
    if (tag === name) return view.getUint32(record + 8)
  }
  throw new Error(`a font without the table ${name}`)
}

/** Format 4: characters of 16 bits, in segments that either shift them or look them up. */
function addSegments(covered: Set<number>, view: DataView, table: number): void {
  const twice = view.getUint16(table + 6)
  const [ends, starts, deltas, offsets] = [14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice].map((at) => table + at) as [
    number,
    number,
    number,
    number,
  ]
  for (let at = 0; at < twice; at += 2) {
    const [start, end] = [view.getUint16(starts + at), view.getUint16(ends + at)]
    const [delta, offset] = [view.getUint16(deltas + at), view.getUint16(offsets + at)]
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : view.getUint16(offsets + at + offset + 2 * (code - start))
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) covered.add(code)
    }
  }
}

/** Format 12: ranges of characters of any size. */
function addGroups(covered: Set<number>, view: DataView, table: number): void {
  for (let index = 0; index < view.getUint32(table + 12); index += 1) {
    const group = table + 16 + index * 12
    const [start, end, glyph] = [0, 4, 8].map((at) => view.getUint32(group + at)) as [number, number, number]
    for (let code = start; code <= end; code += 1) if (glyph + code - start !== 0) covered.add(code)
  }
}
