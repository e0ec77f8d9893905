import { z } from 'zod'

/** Addresses of one picture by width in pixels, in both formats. */
export const ImageSizes = z.array(z.object({ Width: z.int(), Webp: z.string(), Avif: z.string() }))
