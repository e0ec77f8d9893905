import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A Chromium that can be started: where it is, and what it needs around it. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

// Nothing may be looked up on the internet, and a container as root has no sandbox.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The machine's browser, else the one that came as a package (Linux x64). */
export async function findBrowser(): Promise<Browser> {
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path))
  if (system) return { executablePath: system, args: ARGS, env: {} }
  return packagedBrowser()
}

/** How Playwright starts it. */
export function launchOptionsOf({ executablePath, args, env }: Browser) {
  return { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } }
}

async function packagedBrowser(): Promise<Browser> {
  const folder = fileURLToPath(new URL('../.cache/chromium-153/', import.meta.url))
  await mkdir(folder, { recursive: true })
  // The package unpacks into the temporary folder of its process, and its libraries only where a cloud's variable asks.
  const { default: chromium } = await withVariables(
    { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    () => import('@sparticuz/chromium'),
  )
  const executablePath = await withVariables({ TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }, () => chromium.executablePath())
  return {
    executablePath,
    args: ARGS,
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: await fontList(folder), HOME: folder },
  }
}

/**
 * The list that comes with the package names folders of a cloud. Where a browser finds no font at all, it ends at the first
 * page that asks for a local one.
 */
async function fontList(folder: string): Promise<string> {
  const file = join(folder, 'fonts.conf')
  const fonts = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir>`
  // Moved in whole: other processes start their browsers at the same time.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fonts}</fontconfig>\n`)
  await rename(draft, file)
  return file
}

async function withVariables<Result>(variables: Record<string, string>, work: () => Promise<Result>): Promise<Result> {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]))
  Object.assign(process.env, variables)
  try {
    return await work()
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}
