import { expect, test } from '@playwright/test'
import { expectAccessible } from './watched-page.ts'

const NAMELESS = '<button></button>'
const page = (body: string) => `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${body}</main></html>`
const framed = (body: string, attributes = '') => page(`<iframe title="A part" ${attributes} srcdoc='${page(body)}'></iframe>`)

test('what a page and its frames do not name is found', async ({ page: opened }) => {
  for (const wrong of [page(NAMELESS), framed(NAMELESS), page('<h3>Two levels down</h3>')]) {
    await opened.setContent(wrong)
    await expect(expectAccessible(opened), wrong).rejects.toThrow(/button-name|heading-order/)
  }
})

test('a page whose parts are named passes, and a frame that runs no scripts is not read', async ({ page: opened }) => {
  for (const right of [page('<button>Save</button>'), framed('<button>Save</button>'), framed(NAMELESS, 'sandbox')]) {
    await opened.setContent(right)
    await expectAccessible(opened)
  }
})
