type Headers = readonly (readonly [name: string, value: string])[]

/** Others that our pages have something of. */
type OtherOrigins = {
  /** The map's style, tiles and lettering. */
  readonly maps: readonly string[]
  /** The fields and challenges of the payment gateway. */
  readonly frames: readonly string[]
}

/** The headers of every answer. */
export function securityHeaders(others: OtherOrigins): Headers {
  return [
    ['Content-Security-Policy', contentPolicy(others)],
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

/**
 * Our own files only, nothing inline; in frames our own emails, which say that they may be (`framed-page.ts`), and what the payment gateway shows, on
 * all pages: one goes to a pay page without loading another document. From the map's origins come pictures and data, never a script or a style.
 */
function contentPolicy({ maps, frames }: OtherOrigins): string {
  const and = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')
  const andMaps = and(maps)
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob:${andMaps}`,
    `font-src 'self'`,
    `connect-src 'self'${andMaps}`,
    `worker-src 'self' blob:`,
    `frame-src 'self'${and(frames)}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
