/* What is true of a property without asking the database: light enough for a thread that reads files. */

export { type NamedPlace, type Point, choosePlace, isNear, isPlaceProblem, placeOfAsset } from './place-choice.ts'
export { NOTHING_SAID, assetColumnsFrom, listingFactsOf, openChecksOf } from './property.columns.ts'
export { presentPropertyFields } from './property.present.ts'
