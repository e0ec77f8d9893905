-- Of the paper as it was sent, each of its pages as it is shown, in points: what is filled in is laid over pages of these sizes.
alter table agreement add column paper_sizes jsonb;
