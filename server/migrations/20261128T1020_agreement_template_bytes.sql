-- A text takes room in the plan as well: its size as JSON.
alter table agreement_template_version add column body_bytes int check (body_bytes > 0);
update agreement_template_version set body_bytes = octet_length(body::text) where body is not null;
alter table agreement_template_version add constraint agreement_template_version_size check ((body is null) = (body_bytes is null));
