import type { ValidInputs } from './input-world.ts'

declare global {
  interface ImportMeta {
    /** Vitest puts the files that match in its place. */
    glob<File>(pattern: string, options: { eager: true; import: string }): Record<string, File>
  }
}

const ofRooms = import.meta.glob<ValidInputs>('../../src/**/*.inputs.ts', { eager: true, import: 'inputs' })

/**
 * A valid input for every operation, naming objects of the given owner; each room has its own in `x.inputs.ts`. A call without an
 * entry fails the matrix: a new operation brings its line.
 */
export const validInputs: ValidInputs = Object.assign({}, ...Object.values(ofRooms))
