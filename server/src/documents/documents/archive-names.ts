import { numberedName } from './numbered-name.ts'

/*
 * Names of files in an archive, as every system can unpack them: without what would be a path, a device or a hidden character, and each once,
 * also where the case of letters does not count.
 */

const LONGEST_NAME = 100
const LONGEST_ENDING = 10
/** Devices of Windows, with whatever ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])$/i
/** What Windows or a path takes, and what is not seen. */
const UNFIT = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** One step of a path. */
export function fitName(name: string): string {
  const fit = [...name.replace(UNFIT, '_').trim()].slice(0, LONGEST_NAME).join('')
  const shown = withoutEndDots(fit) || '_'
  return DEVICE.test(shown.split('.')[0]!.trim()) ? `_${shown}` : shown
}

function withoutEndDots(name: string): string {
  let end = name.length
  while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' ')) end -= 1
  return name.slice(0, end)
}

/** `Lease.pdf`, and for the next one of this name `Lease (2).pdf`. A folder is called the same for all files in it, and as no file beside it. */
export function namesInArchive(): (folders: readonly string[], title: string, fileName: string) => string {
  const taken = new Set<string>()
  const known = new Map<string, string>()

  function free(name: string, pathOf: (name: string) => string): string {
    for (let count = 1; ; count += 1) {
      const path = pathOf(numberedName(name, count, LONGEST_NAME))
      if (taken.has(path.toLowerCase())) continue
      taken.add(path.toLowerCase())
      return path
    }
  }

  function folderIn(parent: string, name: string): string {
    const key = `${parent}${fitName(name).toLowerCase()}`
    const path = known.get(key) ?? `${free(fitName(name), (candidate) => `${parent}${candidate}`)}/`
    known.set(key, path)
    return path
  }

  return (folders, title, fileName) => {
    const ending = endingOf(fileName)
    const bare = ending && title.toLowerCase().endsWith(ending) ? title.slice(0, -ending.length) : title
    const folder = folders.reduce(folderIn, '')
    return free(fitName(bare), (candidate) => `${folder}${candidate}${ending}`)
  }
}

function endingOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const ending = dot < 0 ? '' : fileName.slice(dot).toLowerCase()
  return ending.length <= LONGEST_ENDING && /^\.[a-z0-9]+$/.test(ending) ? ending : ''
}
