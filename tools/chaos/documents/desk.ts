/*
 * What a client relies on: the papers that it has filed, each by the answers that it was given. No other client touches them.
 */

/** A folder that only its client changes; what lies in it goes into the bin and out of it together. */
export type Dossier = { readonly id: string; parentId: string | null; isBinned: boolean }

export type Paper = {
  readonly id: string
  /** SHA-256 of each version that was sent, the first one first. */
  readonly digests: string[]
  folderId: string | null
  /** Itself or the dossier with which it went into the bin. */
  binnedWith: string | null
}

export class Desk {
  readonly papers = new Map<string, Paper>()
  readonly dossiers = new Map<string, Dossier>()

  add(ids: readonly string[], digests: readonly string[], folderId: string | null): void {
    for (const [place, id] of ids.entries()) this.papers.set(id, { id, digests: [digests[place]!], folderId, binnedWith: null })
  }

  addDossier(id: string, parentId: string | null): void {
    this.dossiers.set(id, { id, parentId, isBinned: false })
  }

  open(): Paper[] {
    return [...this.papers.values()].filter(({ binnedWith }) => binnedWith === null)
  }

  /** Those that are in the bin by themselves. */
  binned(): Paper[] {
    return [...this.papers.values()].filter(({ id, binnedWith }) => binnedWith === id)
  }

  openDossiers(): Dossier[] {
    return [...this.dossiers.values()].filter(({ isBinned }) => !isBinned)
  }

  binnedDossiers(): Dossier[] {
    return [...this.dossiers.values()].filter(({ isBinned }) => isBinned)
  }

  binDossier(dossier: Dossier): void {
    dossier.isBinned = true
    for (const paper of this.open()) if (paper.folderId === dossier.id) paper.binnedWith = dossier.id
  }

  restore(paper: Paper): void {
    paper.binnedWith = null
    // What lay in a folder that is in the bin lies at the top.
    if (paper.folderId !== null && this.dossiers.get(paper.folderId)?.isBinned) paper.folderId = null
  }

  restoreDossier(dossier: Dossier): void {
    dossier.isBinned = false
    for (const paper of this.papers.values()) if (paper.binnedWith === dossier.id) paper.binnedWith = null
  }

  deleteForever({ id }: Paper): void {
    this.papers.delete(id)
  }

  deleteDossierForever({ id }: Dossier): void {
    for (const paper of this.papers.values()) {
      if (paper.binnedWith === id) this.deleteForever(paper)
      else if (paper.folderId === id) paper.folderId = null
    }
    this.dossiers.delete(id)
  }
}
