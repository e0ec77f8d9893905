-- Strangers read what is approved and hand in what is not; operators moderate.
create policy everything on public.testimonial using (public.sees_everything());
create policy approved_rows on public.testimonial for select using (state = 'Approved');
create policy strangers_hand_in on public.testimonial for insert with check (state = 'Pending' and not is_featured);
