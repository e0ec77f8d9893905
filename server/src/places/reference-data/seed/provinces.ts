/**
 * A province or territory of Canada: its number, code, name and a point in its middle. The number is that of the country in ISO 3166
 * (124) with that of the province in the Standard Geographical Classification behind it, so it is none of a state's.
 */
export type ProvinceEntry = readonly [id: number, code: string, name: string, latitude: number, longitude: number]

export const PROVINCES: readonly ProvinceEntry[] = [
  [124_010, 'NL', 'Newfoundland and Labrador', 53.1, -57.7],
  [124_011, 'PE', 'Prince Edward Island', 46.4, -63.2],
  [124_012, 'NS', 'Nova Scotia', 45.2, -62.7],
  [124_013, 'NB', 'New Brunswick', 46.6, -66.5],
  [124_024, 'QC', 'Quebec', 53.0, -71.0],
  [124_035, 'ON', 'Ontario', 50.0, -86.0],
  [124_046, 'MB', 'Manitoba', 55.0, -97.0],
  [124_047, 'SK', 'Saskatchewan', 54.0, -106.0],
  [124_048, 'AB', 'Alberta', 55.0, -115.0],
  [124_059, 'BC', 'British Columbia', 54.0, -125.0],
  [124_060, 'YT', 'Yukon', 63.0, -136.0],
  [124_061, 'NT', 'Northwest Territories', 65.0, -119.0],
  [124_062, 'NU', 'Nunavut', 66.0, -95.0],
]
