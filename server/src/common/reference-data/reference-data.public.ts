export { citySearchName, citySearchStarts, wellWrittenCityName } from './city-names.ts'
export { type Place, type StateFinder, loadStateFinder, lookUpCities, lookUpZips } from './places.ts'
