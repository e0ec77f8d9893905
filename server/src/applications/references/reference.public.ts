export { countReferences, type LandlordsSay, listLandlordsSay } from './reference.queries.ts'
