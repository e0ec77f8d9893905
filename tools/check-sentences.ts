import { looseSentences } from './house/sentences.ts'
import { readProgram } from './statements/program.ts'

/** Lists what code says to people by itself: `node tools/check-sentences.ts web/src/leasing`. */
const folders = process.argv.slice(2)
const { modules } = readProgram(folders.length > 0 ? folders : ['web/src'])
const found = modules
  .filter(({ path }) => !/\.(text|test|factory|samples|inputs)\.tsx?$/.test(path))
  .flatMap((module) => looseSentences(module))
for (const { path, line, text } of found) console.log(`${path}:${line}: ${text}`)
console.log(`${found.length} sentences stand in code`)
