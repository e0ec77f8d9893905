import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogPlugin } from './blog-plugin.ts'

const ARTICLE = `---
title: Keys
description: Who has them.
date: 2026-11-20
author: Keystead team
tags: [moving]
cover: keys
---
Count **them**.
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-blog-'))
  await mkdir(join(folder, 'content/blog'), { recursive: true })
  await writeFile(
    join(folder, 'main.js'),
    `import { post } from './content/blog/keys.md?post'\nexport const title = post.title\nexport const text = () => import('./content/blog/keys.md?article')`,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The chunks of a build of that one article, by whether they are the first to be loaded. */
async function buildWith(article: string): Promise<{ entry: string; rest: string }> {
  await writeFile(join(folder, 'content/blog/keys.md'), article)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [blogPlugin()],
    build: { write: false, lib: { entry: 'main.js', formats: ['es'] } },
  })
  const { output } = Array.isArray(result) ? result[0]! : (result as Extract<typeof result, { output: unknown }>)
  const chunks = output.filter((chunk) => chunk.type === 'chunk')
  const codeOf = (isEntry: boolean) =>
    chunks
      .filter((chunk) => chunk.isEntry === isEntry)
      .map(({ code }) => code)
      .join()
  return { entry: codeOf(true), rest: codeOf(false) }
}

test('what is known of an article is in the list, its text in a chunk of its own', async () => {
  const { entry, rest } = await buildWith(ARTICLE)
  expect(entry).toContain('Keys')
  expect(entry).not.toContain('strong')
  expect(rest).toContain('<p>Count <strong>them</strong>.</p>')
})

test('a malformed article fails the build with a sentence that names it', async () => {
  await expect(buildWith(ARTICLE.replace('2026-11-20', 'tomorrow'))).rejects.toThrow(
    'The article keys.md cannot be published: its front matter is wrong: "date" must be a day such as 2026-11-20.',
  )
})
