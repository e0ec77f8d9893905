import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes minutes: as the last one it would run by itself, while the other workers have nothing to do. */
const LONGEST = /\/server\/test\/matrix\/(matrix|fuzz)\.test\.ts$/

/** The longest first. The others go by how long they took, or by their size where that is not known, as in a fresh clone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}
