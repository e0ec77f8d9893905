/**
 * What the package has wrong, found by comparing its points with state outlines and with ZIPs of the same city:
 * points on another continent, in another county, or a state written out.
 */
export const ZIP_CORRECTIONS: Readonly<Record<string, { city?: string; state?: string; lat?: number; long?: number }>> = {
  '37625': { lat: 36.5346, long: -82.1188 },
  '60011': { lat: 42.1539, long: -88.1362 },
  '85670': { lat: 31.5587, long: -110.3441 },
  '92143': { lat: 32.5626, long: -117.043 },
  '93199': { lat: 34.4358, long: -119.8276 },
  '96912': { city: 'Dededo', lat: 13.5178, long: 144.8391 },
  '96951': { lat: 14.1536, long: 145.2133 },
  '99661': { state: 'AK' },
}
