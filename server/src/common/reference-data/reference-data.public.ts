export { citySearchName, wellWrittenCityName } from './city-names.ts'
export { type Place, lookUpCities, lookUpZips } from './places.ts'
