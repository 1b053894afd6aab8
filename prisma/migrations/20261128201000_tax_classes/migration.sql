-- Rates of a seller are by country and class.
ALTER TABLE products ADD COLUMN tax_class varchar(20) NOT NULL DEFAULT 'standard';
