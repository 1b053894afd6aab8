module journey

go 1.24.0

require (
	golang.org/x/oauth2 v0.30.0
	gopkg.in/validator.v2 v2.0.1
)
