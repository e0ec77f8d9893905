-- That the first day of something has come, and that its last one has passed, is told once each, by a job. What had come true before this
-- was kept needs no telling; days that are near enough to be still to come somewhere are left to the job.
alter table engagement add column start_told_at timestamptz, add column over_told_at timestamptz;
update engagement set start_told_at = now() where starts_on < current_date or ended_at is not null;
update engagement set over_told_at = now() where ends_on < current_date - 1 or ended_at is not null;
create index engagement_to_start on engagement (starts_on) where start_told_at is null and ended_at is null;
create index engagement_to_be_over on engagement (ends_on) where over_told_at is null and ended_at is null;

alter table lease_tenant add column start_told_at timestamptz, add column over_told_at timestamptz;
update lease_tenant set start_told_at = now() where starts_on < current_date or ended_at is not null;
update lease_tenant set over_told_at = now() where ends_on < current_date - 1 or ended_at is not null;
create index lease_tenant_to_start on lease_tenant (starts_on) where start_told_at is null and ended_at is null and lease_status = 'recorded';
create index lease_tenant_to_be_over on lease_tenant (ends_on) where over_told_at is null and ended_at is null and lease_status = 'recorded';
