import type { TestApp } from '../harness.ts'
import type { OwnedObjects } from './owned-objects.ts'

/** Of the account that signs in with it. */
export const KNOWN_PASSWORD = 'seven paper lanterns'

/** What an input may need that is not an object of the owner. */
export type InputWorld = { app: TestApp; knownEmail: string; listedAssetId: string; publicProfileId: string }

/** Valid inputs of operations by their names, naming objects of the given owner. */
export type ValidInputs = Readonly<Record<string, (objects: OwnedObjects, world: InputWorld) => Record<string, unknown>>>
