import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { readArticle } from './read-article.ts'

const ARTICLE_FILE = /\/content\/blog\/[^/]+\.md\?(post|article)$/

/**
 * Articles are Markdown files that this turns into modules, so that no browser gets a parser: `x.md?post` has what is
 * known of an article (in every list of them), `x.md?article` its text (a chunk that only its own page loads).
 */
export function blogPlugin(): Plugin {
  return {
    name: 'blog',
    async load(id) {
      const part = ARTICLE_FILE.exec(id.replaceAll('\\', '/'))?.[1]
      if (!part) return null
      const path = id.slice(0, id.lastIndexOf('?'))
      this.addWatchFile(path)
      const { post, html } = readOrFail(path, await readFile(path, 'utf8'))
      const code = part === 'post' ? `export const post = ${JSON.stringify(post)}` : `export const html = ${JSON.stringify(html)}`
      return { code, map: null, moduleType: 'js' }
    },
  }
}

function readOrFail(path: string, text: string): ReturnType<typeof readArticle> {
  try {
    return readArticle(basename(path, '.md'), text)
  } catch (error) {
    throw new Error(`The article ${basename(path)} cannot be published: ${(error as Error).message}`, { cause: error })
  }
}
