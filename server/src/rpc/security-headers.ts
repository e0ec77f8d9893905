type Headers = readonly (readonly [name: string, value: string])[]

/** The headers of every answer. `mapOrigins`: where the map's style, tiles and lettering come from, besides here. */
export function securityHeaders(mapOrigins: readonly string[]): Headers {
  return [
    ['Content-Security-Policy', contentPolicy(mapOrigins)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()'],
    ['X-Frame-Options', 'DENY'],
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ]
}

/** Browsers take these from pages and workers alone. The parts of a page go without: it has many, and headers weigh, too. */
export const headersOfPagesOnly = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'X-Frame-Options',
] as const

/** Our own files only, nothing inline; in frames our own emails, which say that they may be (`framed-page.ts`). From the map's origins come pictures and data, never a script or a style. */
function contentPolicy(mapOrigins: readonly string[]): string {
  const andMaps = mapOrigins.map((origin) => ` ${origin}`).join('')
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob:${andMaps}`,
    `font-src 'self'`,
    `connect-src 'self'${andMaps}`,
    `worker-src 'self' blob:`,
    `frame-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
