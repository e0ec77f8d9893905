import { describe, expect, test, vi } from 'vitest'
import { inspect, refusalOf } from './inspected.factory.ts'
import { compoundOf } from './made-doc.factory.ts'
import type { Refusal } from './refused.ts'

/** They start a process each. */
vi.setConfig({ testTimeout: 60_000 })

describe('a DOC', () => {
  const WORD = { name: 'WordDocument', kind: 'stream' } as const
  test('of Word is taken', async () => {
    const content = compoundOf([WORD, { name: '1Table', kind: 'stream' }, { name: 'ObjectPool', kind: 'storage' }])
    expect(await inspect('old.doc', content)).toMatchObject({
      contentType: 'application/msword',
      extension: 'doc',
      pages: null,
      content: null,
    })
  })
  test.each([0, 3, 21])('of few words is the same (in piece %i of the small streams)', async (smallAt) => {
    expect(await refusalOf('a.doc', compoundOf([WORD], { smallAt }))).toBe('none')
    expect(await refusalOf('a.doc', compoundOf([WORD], { smallAt, flags: 0x0100 }))).toBe('encrypted')
  })
  test('whose names are written in capitals is the same', async () => {
    expect(await refusalOf('a.doc', compoundOf([{ name: 'WORDDOCUMENT', kind: 'stream' }]))).toBe('none')
    expect(await refusalOf('a.doc', compoundOf([WORD, { name: 'MACROS', kind: 'storage' }]))).toBe('active')
  })
  /** The sector of the stream, behind the table and the directory, is followed by itself. */
  const endless = () => {
    const content = compoundOf([WORD], { smallAt: 4_000_000_000 })
    content.writeUInt32LE(2, 512 + 4 * 2)
    return content
  }
  const looped = () => {
    const content = compoundOf([WORD])
    content.writeUInt32LE(1, 512 + 4)
    return content
  }
  test.each<[string, Refusal, () => Buffer | Promise<Buffer>]>([
    ['with macros', 'active', () => compoundOf([WORD, { name: 'Macros', kind: 'storage' }, { name: 'VBA', kind: 'storage' }])],
    ['with an object of another program', 'holdsFiles', () => compoundOf([WORD, { name: '_1234567890', kind: 'storage' }])],
    ['with a file', 'holdsFiles', () => compoundOf([WORD, { name: '\x01Ole10Native', kind: 'stream' }])],
    ['with a password', 'encrypted', () => compoundOf([WORD], { flags: 0x0100 })],
    ['that is a sheet', 'format', () => compoundOf([{ name: 'Workbook', kind: 'stream' }])],
    ['of an older Word', 'format', () => compoundOf([WORD], { wordIdent: 0xa5dc })],
    ['that is an archive', 'format', () => Buffer.from('PK\x03\x04', 'latin1')],
    ['that is rich text', 'format', () => Buffer.from('{\\rtf1 hello}')],
    ['whose directory has no end', 'unreadable', looped],
    ['whose small streams are not there', 'unreadable', () => compoundOf([WORD], { smallAt: 4_000_000_000 })],
    ['whose small streams have no end', 'unreadable', endless],
    ['that breaks off', 'unreadable', () => compoundOf([WORD]).subarray(0, 700)],
  ])('%s is refused: %s', async (_what, refusal, made) => expect(await refusalOf('a.doc', await made())).toBe(refusal))
})
