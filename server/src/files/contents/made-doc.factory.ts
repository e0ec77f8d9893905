/** A compound file with entries of the names. All streams lie in one place: that of `WordDocument`, or, where that is small, a piece of 64 bytes of the small ones. */
export function compoundOf(
  entries: readonly { readonly name: string; readonly kind: 'storage' | 'stream' }[],
  { flags = 0, wordIdent = 0xa5ec, smallAt = null }: { flags?: number; wordIdent?: number; smallAt?: number | null } = {},
): Buffer {
  const SECTOR = 512
  const STREAM_SECTORS = 8
  const directorySectors = Math.ceil((entries.length + 1) / 4)
  const streamStart = 1 + directorySectors
  const header = Buffer.alloc(SECTOR, 0)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at)
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4_096],
    [60, 0xfffffffe],
    [68, 0xfffffffe],
  ] as const)
    header.writeUInt32LE(value, at)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  const chain = (start: number, count: number) => {
    for (let index = 0; index < count; index += 1)
      table.writeUInt32LE(index === count - 1 ? 0xfffffffe : start + index + 1, (start + index) * 4)
  }
  chain(1, directorySectors)
  chain(streamStart, STREAM_SECTORS)
  const directory = Buffer.alloc(directorySectors * SECTOR)
  const all = [{ name: 'Root Entry', kind: 'root' as const }, ...entries]
  for (const [index, { name, kind }] of all.entries()) {
    const entry = directory.subarray(index * 128, (index + 1) * 128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 64)
    entry[66] = { storage: 1, stream: 2, root: 5 }[kind]
    entry.writeUInt32LE({ storage: 0xfffffffe, stream: smallAt ?? streamStart, root: streamStart }[kind], 116)
    entry.writeUInt32LE({ storage: 0, stream: smallAt === null ? STREAM_SECTORS * SECTOR : 64, root: STREAM_SECTORS * SECTOR }[kind], 120)
  }
  const stream = Buffer.alloc(STREAM_SECTORS * SECTOR)
  const head = Math.min((smallAt ?? 0) * 64, stream.length - 64)
  stream.writeUInt16LE(wordIdent, head)
  stream.writeUInt16LE(flags, head + 10)
  return Buffer.concat([header, table, directory, stream])
}
