/** The drawings that an article may have on its cover. */
export const COVERS = ['agent', 'calendar', 'deposit', 'inspection', 'keys', 'lease', 'pricing', 'screening'] as const
export type Cover = (typeof COVERS)[number]

/** What is known of an article without its text: its front matter, its file's name, and how long it takes to read. */
export type BlogPost = {
  /** Name of its file, and its address below `/Blog/`. */
  slug: string
  title: string
  description: string
  /** The day it is of, as `YYYY-MM-DD`. */
  date: string
  author: string
  tags: readonly string[]
  cover: Cover
  minutes: number
}
