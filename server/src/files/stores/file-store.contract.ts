import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../process/clock.ts'
import type { FileStore, ListedFile } from '../../rpc/machinery.ts'
import { MissingFile } from '../../rpc/missing-file.ts'

/* What every store behind the port has to do, whichever it is. */

export type StoreUnderTest = {
  readonly files: FileStore
  /** How many files its lists have at once; null where there are no pages. */
  readonly pageSize: number | null
  /** Names that only order apart by the slash behind a folder, where it has them in order. */
  readonly namesBesideFolders: readonly string[]
  close(): Promise<void>
}

export function describeFileStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name}, as the port has it,`, () => {
    let under: StoreUnderTest
    let files: FileStore
    beforeAll(async () => {
      under = await open()
      files = under.files
    })
    afterAll(() => under.close())

    const text = (words: string) => Buffer.from(words)
    const read = async (key: string) => Buffer.from(await files.read(key)).toString()
    const part = async (key: string, start: number, end: number) => (await buffer(await files.readStream(key, { start, end }))).toString()
    const keys = async (prefix: string) => (await listed(files, prefix)).map(({ key }) => key)

    test('keeps bytes under a key with folders, and replaces them', async () => {
      const content = randomBytes(70_000)
      await files.put('bytes/2026-11-27/A_b.c', content)
      expect(Buffer.from(await files.read('bytes/2026-11-27/A_b.c')).equals(content)).toBe(true)
      await files.put('bytes/2026-11-27/A_b.c', text('other'))
      expect([await read('bytes/2026-11-27/A_b.c'), await files.size('bytes/2026-11-27/A_b.c')]).toEqual(['other', 5])
      await files.put('bytes/empty', new Uint8Array())
      expect([await read('bytes/empty'), await files.size('bytes/empty'), await files.exists('bytes/empty')]).toEqual(['', 0, true])
      expect((await buffer(await files.readStream('bytes/empty'))).length).toBe(0)
    })

    test('says of a file that is not there that it is not there', async () => {
      await files.put('missing/there/one', text('1'))
      for (const key of ['missing/none', 'missing/there', 'missing/there/one/below']) {
        expect([await files.exists(key), await files.size(key)], key).toEqual([false, null])
        await expect(files.read(key), key).rejects.toBeInstanceOf(MissingFile)
        await expect(files.readStream(key), key).rejects.toBeInstanceOf(MissingFile)
        await expect(files.readStream(key, { start: 0, end: 1 }), key).rejects.toBeInstanceOf(MissingFile)
        await expect(files.move(key, 'missing/elsewhere'), key).rejects.toBeInstanceOf(MissingFile)
      }
      await files.delete('missing/none')
      await files.deleteAll('missing/nothing/')
      expect(await keys('missing/nothing/')).toEqual([])
    })

    test('takes no key that leads elsewhere, and no folder that is the beginning of a name', async () => {
      for (const key of ['../out', 'a/../../out', '/etc/passwd', 'a//b', '.hidden', 'a/.b', '', 'a/', 'a b', 'a\\b', 'ü', 'a\n'])
        await expect(async () => files.put(key, text('x')), key).rejects.toThrow('is no key')
      for (const prefix of ['a', '', '/', '../', 'a//'])
        await expect(async () => files.deleteAll(prefix), prefix).rejects.toThrow('is no folder')
    })

    test('reads a part, whatever lies beyond the end', async () => {
      await files.put('part/ten', text('0123456789'))
      expect([await part('part/ten', 0, 0), await part('part/ten', 3, 5), await part('part/ten', 8, 99)]).toEqual(['0', '345', '89'])
      expect([await part('part/ten', 9, 9), await part('part/ten', 10, 12), await part('part/ten', 500, 600)]).toEqual(['9', '', ''])
      expect((await buffer(await files.readStream('part/ten'))).toString()).toBe('0123456789')
    })

    test('tells names apart by their case', async () => {
      await files.put('case/Name', text('large'))
      await files.put('case/name', text('small'))
      expect([await read('case/Name'), await read('case/name')]).toEqual(['large', 'small'])
      expect(await keys('case/')).toEqual(['case/Name', 'case/name'])
    })

    test('deletes a file, and all of a folder, and nothing whose name begins alike', async () => {
      for (const key of ['gone/a/1', 'gone/a/b/2', 'gone/ab/3', 'gone/a-4', 'gone/a.5']) await files.put(key, text(key))
      await files.deleteAll('gone/a/')
      expect(await keys('gone/')).toEqual(['gone/a-4', 'gone/a.5', 'gone/ab/3'])
      await files.delete('gone/a-4')
      expect([await files.exists('gone/a-4'), await files.exists('gone/a.5')]).toEqual([false, true])
    })

    test('moves, also twice, also onto another file', async () => {
      await files.put('moved/from', text('content'))
      await files.put('moved/to/there', text('before'))
      await files.move('moved/from', 'moved/to/there')
      await files.move('moved/from', 'moved/to/there')
      expect([await files.exists('moved/from'), await read('moved/to/there')]).toEqual([false, 'content'])
    })

    test('lists what it has in the order of the keys, with sizes and when they came', async () => {
      const before = systemClock.now().getTime() - 2_000
      const names = ['list/b/1', 'list/b1', 'list/B', 'list/a/x/y', 'list/a/x0', ...under.namesBesideFolders]
      for (const name of names) await files.put(name, text(name))
      const found = await listed(files, 'list/')
      expect(found.map(({ key }) => key)).toEqual([...names].sort())
      for (const { key, bytes, changedAt } of found) {
        expect(bytes).toBe(key.length)
        expect(changedAt.getTime()).toBeGreaterThan(before)
        expect(changedAt.getTime()).toBeLessThan(systemClock.now().getTime() + 2_000)
      }
      expect((await keys('')).filter((key) => key.startsWith('list/'))).toEqual([...names].sort())
      expect(await keys('list/b/')).toEqual(['list/b/1'])
    })

    test('lists and deletes more than one page', async () => {
      const many = Array.from({ length: (under.pageSize ?? 20) * 2 + 3 }, (_, at) => `pages/${String(at).padStart(5, '0')}`)
      for (const key of many) await files.put(key, text('x'))
      expect(await keys('pages/')).toEqual(many)
      await files.deleteAll('pages/')
      expect(await keys('pages/')).toEqual([])
    })

    test('takes and gives 20 MB of which no one knows the length', async () => {
      const [sent, got] = [createHash('sha256'), createHash('sha256')]
      const pieces = Array.from({ length: 300 }, (_, at) => randomBytes(60_000 + at * 100))
      await files.putStream('large/one', Readable.from(passing(pieces, sent), { objectMode: false }))
      const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0)
      expect(bytes).toBeGreaterThan(20_000_000)
      expect(await files.size('large/one')).toBe(bytes)
      for await (const chunk of await files.readStream('large/one')) got.update(chunk as Buffer)
      expect(got.digest('hex')).toBe(sent.digest('hex'))
      const whole = Buffer.concat(pieces)
      const middle = await buffer(await files.readStream('large/one', { start: 12_000_000, end: 12_000_999 }))
      expect(middle.equals(whole.subarray(12_000_000, 12_001_000))).toBe(true)
    })

    test.each([1, 130])('a source that breaks off after %i pieces leaves nothing, and what was there stays', async (count) => {
      async function* broken() {
        for (let at = 0; at < count; at += 1) yield Buffer.alloc(100_000, at)
        throw new Error('the sender has gone')
      }
      const send = (key: string) => files.putStream(key, Readable.from(broken(), { objectMode: false }))
      await expect(send('broken/new')).rejects.toThrow('the sender has gone')
      await files.put('broken/old', text('before'))
      await expect(send('broken/old')).rejects.toThrow('the sender has gone')
      expect(await keys('broken/')).toEqual(['broken/old'])
      expect(await read('broken/old')).toBe('before')
    })

    test('lets a reader go in the middle', async () => {
      await files.put('left/alone', randomBytes(3_000_000))
      const stream = await files.readStream('left/alone')
      for await (const chunk of stream) {
        expect((chunk as Buffer).length).toBeGreaterThan(0)
        break
      }
      expect(stream.destroyed).toBe(true)
      expect(await files.size('left/alone')).toBe(3_000_000)
    })
  })
}

export async function listed(files: FileStore, prefix: string): Promise<ListedFile[]> {
  const all: ListedFile[] = []
  for await (const file of files.list(prefix)) all.push(file)
  return all
}

async function* passing(pieces: readonly Buffer[], hash: { update(piece: Buffer): unknown }) {
  for (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
}
