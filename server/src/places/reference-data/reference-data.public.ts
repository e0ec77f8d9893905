export { findCitiesByStart } from './cities-by-start.ts'
export { citySearchName } from './city-names.ts'
export { type Place, lookUpCities, lookUpZips } from './places.ts'
export { type SearchPlace, findSearchPlace } from './search-place.ts'
