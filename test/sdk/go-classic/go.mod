module journey

go 1.24.0
