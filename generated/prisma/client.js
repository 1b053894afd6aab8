// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// 977d652dcdd0c217830f295a1a4dfa211f8721083abb1c9417e0fac29d40523a.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  OrderArea: () => OrderArea,
  OrderStatus: () => OrderStatus,
  ProductStatus: () => ProductStatus,
  QuestionStatus: () => QuestionStatus,
  ReportStatus: () => ReportStatus,
  Role: () => Role,
  Scope: () => Scope,
  StoreStatus: () => StoreStatus,
  VideoStatus: () => VideoStatus,
  VideoVisibility: () => VideoVisibility
});
var Role = {
  member: "member",
  moderator: "moderator",
  admin: "admin"
};
var Scope = {
  read: "read",
  write: "write",
  upload: "upload",
  moderate: "moderate"
};
var ReportStatus = {
  open: "open",
  claimed: "claimed",
  upheld: "upheld",
  rejected: "rejected"
};
var QuestionStatus = {
  open: "open",
  resolved: "resolved",
  closed: "closed"
};
var StoreStatus = {
  active: "active",
  inactive: "inactive",
  suspended: "suspended"
};
var ProductStatus = {
  draft: "draft",
  active: "active",
  inactive: "inactive"
};
var OrderArea = {
  marketplace: "marketplace",
  shop: "shop"
};
var OrderStatus = {
  pending: "pending",
  paid: "paid",
  completed: "completed",
  refunded: "refunded",
  disputed: "disputed"
};
var VideoVisibility = {
  public: "public",
  unlisted: "unlisted",
  private: "private"
};
var VideoStatus = {
  processing: "processing",
  ready: "ready",
  failed: "failed"
};

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The tables behind the contract. Rules that Prisma cannot say (checks, partial indexes) stand in migrations/, with their
// reasons; functions, triggers and views as they are now in sql/.

generator client {
  provider               = "prisma-client"
  output                 = "../generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "js"
}

datasource db {
  provider = "postgresql"
}

enum Role {
  member
  moderator
  admin

  @@map("role")
}

enum Scope {
  read
  write
  upload
  moderate

  @@map("scope")
}

model User {
  id              Int       @id @default(autoincrement())
  username        String    @unique @db.Citext
  email           String?   @unique @db.Citext
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(6)
  /// What they have given and not confirmed yet. Several may claim the same.
  pendingEmail    String?   @map("pending_email") @db.Citext
  passwordHash    String?   @map("password_hash")
  role            Role      @default(member)
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept out from then on, until another time if there is one; nothing has to be written when that comes.
  suspendedAt     DateTime? @map("suspended_at") @db.Timestamptz(6)
  suspendedUntil  DateTime? @map("suspended_until") @db.Timestamptz(6)
  suspendedFor    String?   @map("suspended_for") @db.VarChar(1000)
  /// May read and not write, in the same way.
  silencedAt      DateTime? @map("silenced_at") @db.Timestamptz(6)
  silencedUntil   DateTime? @map("silenced_until") @db.Timestamptz(6)
  silencedFor     String?   @map("silenced_for") @db.VarChar(1000)
  /// When they were last told by mail that something was reported, where they are staff.
  reportMailedAt  DateTime? @map("report_mailed_at") @db.Timestamptz(6)
  /// Contributions that everybody could see, up to as many as anybody asks for.
  approvedPosts   Int       @default(0) @map("approved_posts")
  /// Whether an admin has yet to let them in.
  awaitsApproval  Boolean   @default(false) @map("awaits_approval")
  /// When the account is to be deleted; until then its owner may keep it, and do nothing else.
  deleteAt        DateTime? @map("delete_at") @db.Timestamptz(6)
  deletedAt       DateTime? @map("deleted_at") @db.Timestamptz(6)
  /// Whether a password is not enough to sign in. It follows from the factors, which are changed together with it.
  twoFactors      Boolean   @default(false) @map("two_factors")

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
  ratings         Rating[]
  files           File[]
  fileUsage       FileUsage?
  reportsMade     Report[]         @relation("reporter")
  reportsAbout    Report[]         @relation("author")
  reportsHandled  Report[]         @relation("handler")
  revisions       Revision[]       @relation("owner")
  edits           Revision[]       @relation("editor")
  mails           Mail[]
  emailTokens     EmailToken[]
  invitations     Invitation[]
  exports         Export[]

  @@map("users")
}

model ApiKey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  name         String    @db.VarChar(100)
  /// The first characters of the key: enough to recognise it, too few to use it.
  prefix       String    @db.VarChar(12)
  /// SHA-256 of the whole key.
  hash         Bytes     @unique
  scopes       Scope[]
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(6)
  revokedAt    DateTime? @map("revoked_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)
  /// Of an access token: whose it is, and the permission that it comes from. Neither of a key that a person made.
  appId        Int?      @map("app_id")
  appSessionId Int?      @map("app_session_id")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  app        App?        @relation(fields: [appId], references: [id], onDelete: Cascade)
  appSession AppSession? @relation(fields: [appSessionId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([appId])
  @@index([appSessionId])
  @@map("api_keys")
}

/// A mail that waits to be sent, or was given up. What it says is written when it is sent, so that no link in it is ever here.
model Mail {
  id        Int       @id @default(autoincrement())
  /// Whom it tells of their account; null for somebody without one.
  userId    Int?      @map("user_id")
  kind      String    @db.VarChar(50)
  recipient String    @db.VarChar(254)
  /// What its template is given.
  data      Json      @default("{}")
  attempts  Int       @default(0) @db.SmallInt
  /// When it is tried next. While it is being sent, when that has taken too long.
  dueAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(6)
  /// What went wrong at the last try.
  fault     String?   @db.VarChar(500)
  givenUpAt DateTime? @map("given_up_at") @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("mails")
}

/// A link by which a moderator lets others sign up.
model Invitation {
  id        Int      @id @default(autoincrement())
  /// SHA-256 of what is in the link.
  hash      Bytes    @unique
  creatorId Int      @map("creator_id")
  maxUses   Int      @map("max_uses")
  uses      Int      @default(0)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(6)

  creator User @relation(fields: [creatorId], references: [id], onDelete: Cascade)

  @@index([creatorId])
  @@index([expiresAt])
  @@map("invitations")
}

/// A link in a mail, by which somebody proves that they read what comes to an address.
model EmailToken {
  /// SHA-256 of what is in the link.
  hash      Bytes     @id
  userId    Int       @map("user_id")
  purpose   String    @db.VarChar(20)
  /// Where it was sent to. It is worth nothing once that is not the account's address any more.
  email     String    @db.Citext
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("email_tokens")
}

/// The first reply to a creating request, kept for 24 hours so that a repeated request gets it again.
model IdempotencyKey {
  userId    Int      @map("user_id")
  operation String   @db.VarChar(100)
  key       String   @db.VarChar(255)
  /// SHA-256 of the request: path parameters and body.
  request   Bytes
  status    Int      @db.SmallInt
  body      String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, operation, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

/// What staff and operators did. Nothing refers to a table, since the log outlives what it names.
model AuditEntry {
  id         Int      @id @default(autoincrement())
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// A user; null for the operator's command line.
  actorId    Int?     @map("actor_id")
  action     String   @db.VarChar(50)
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int?     @map("target_id")
  reason     String?  @db.VarChar(1000)
  requestId  String?  @map("request_id") @db.VarChar(128)
  details    Json     @default("{}")

  @@index([actorId, action, id])
  @@index([actorId, id])
  @@index([action, id])
  @@index([targetType, targetId, id])
  @@map("audit_log")
}

enum ReportStatus {
  open
  claimed
  upheld
  rejected

  @@map("report_status")
}

/// What somebody told the moderators of. Nothing refers to what it is about, which may go.
model Report {
  id             Int          @id @default(autoincrement())
  targetType     String       @map("target_type") @db.VarChar(50)
  targetId       Int          @map("target_id")
  /// Whose that is; null for nobody's.
  authorId       Int?         @map("author_id")
  reporterId     Int          @map("reporter_id")
  reason         String       @db.VarChar(50)
  note           String?      @db.VarChar(1000)
  status         ReportStatus @default(open)
  /// Who has claimed or resolved it.
  handlerId      Int?         @map("handler_id")
  resolutionNote String?      @map("resolution_note") @db.VarChar(1000)
  createdAt      DateTime     @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  claimedAt      DateTime?    @map("claimed_at") @db.Timestamptz(6)
  resolvedAt     DateTime?    @map("resolved_at") @db.Timestamptz(6)

  reporter User  @relation("reporter", fields: [reporterId], references: [id], onDelete: Restrict)
  author   User? @relation("author", fields: [authorId], references: [id], onDelete: Restrict)
  handler  User? @relation("handler", fields: [handlerId], references: [id], onDelete: Restrict)

  @@index([status, id])
  @@index([targetType, id])
  @@index([targetType, targetId, id])
  @@index([reason, id])
  @@index([reporterId, id])
  @@index([authorId, id])
  @@index([handlerId, id])
  @@map("reports")
}

/// What a thing said until somebody edited it. Nothing refers to the thing, which may be in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 in each thing.
  number     Int
  /// Whose the thing is, so that an erasure finds all that it has to take; null for the shop's.
  ownerId    Int?     @map("owner_id")
  title      String?  @db.VarChar(200)
  body       String
  editorId   Int      @map("editor_id")
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  owner  User? @relation("owner", fields: [ownerId], references: [id], onDelete: Restrict)
  editor User  @relation("editor", fields: [editorId], references: [id], onDelete: Restrict)

  @@unique([targetType, targetId, number])
  @@index([ownerId])
  @@map("revisions")
}

/// What is hidden, held for approval or deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
/// prisma/sql/removed.sql says.
model Removal {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  parentId   Int?     @map("parent_id")
  /// A user; null for what the shop sells.
  authorId   Int?     @map("author_id")
  title      String?  @db.VarChar(255)
  excerpt    String
  /// What must be known to bring it back.
  memory     String?  @db.VarChar(50)
  /// Whether staff are not told of it.
  isPrivate  Boolean  @default(false) @map("is_private")
  state      String   @db.VarChar(10)
  /// A user; null where nobody did it.
  actorId    Int?     @map("actor_id")
  reason     String?  @db.VarChar(1000)
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
}

/// An archive of all that somebody has: asked for, being made, ready or over. Written by statements alone.
model Export {
  id          Int       @id @default(autoincrement())
  userId      Int       @map("user_id")
  state       String    @default("waiting") @db.VarChar(10)
  askedAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("asked_at") @db.Timestamptz(6)
  /// How often somebody began to make it.
  attempts    Int       @default(0)
  /// Until when nobody else takes it over from whoever makes it.
  leasedUntil DateTime? @map("leased_until") @db.Timestamptz(6)
  /// Where the storage keeps it, or will: each attempt has one of its own.
  objectKey   String?   @unique @map("object_key") @db.VarChar(64)
  /// Of the archive, how many lists and objects are in it, and how many there will be.
  parts       Int       @default(0)
  partsTotal  Int       @default(0) @map("parts_total")
  records     BigInt    @default(0)
  bytes       BigInt    @default(0)
  /// Objects that could not be read.
  missing     Int       @default(0)
  fault       String?   @db.VarChar(20)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(6)
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("exports")
}

model Board {
  id          Int      @id @default(autoincrement())
  title       String   @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  topics Topic[]

  @@index([position, id])
  @@map("boards")
}

model Topic {
  id              Int      @id @default(autoincrement())
  boardId         Int      @map("board_id")
  authorId        Int      @map("author_id")
  title           String   @db.VarChar(200)
  content         String
  isSticky        Boolean  @default(false) @map("is_sticky")
  isLocked        Boolean  @default(false) @map("is_locked")
  createdAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The three fields below are kept by triggers.
  replyCount      Int      @default(0) @map("reply_count")
  lastReplyAt     DateTime @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int      @default(0) @map("last_reply_user_id")

  board   Board   @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@map("topics")
}

model Reply {
  id        Int      @id @default(autoincrement())
  topicId   Int      @map("topic_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@map("replies")
}

/// Somebody who is signed in on the web pages. Its columns are those that connect-pg-simple knows.
model Session {
  /// SHA-256 of the session's id, as hexadecimal digits: who reads this table cannot take a session over.
  sid    String   @id @db.VarChar(64)
  sess   Json
  expire DateTime @db.Timestamptz(6)
  /// Made by the database of what the session says. Only a session of somebody who is signed in has it.
  userId Int?     @default(dbgenerated()) @map("user_id")

  @@index([expire])
  @@index([userId])
  @@map("sessions")
}

/// An app that shows codes. It counts from when a first code has confirmed it.
model TotpFactor {
  userId       Int       @id @map("user_id")
  /// Encrypted with a key that follows from the secret of the sessions.
  secret       String
  /// The step of time of the last code that was accepted: no code of this or an earlier one is.
  lastStep     BigInt    @map("last_step")
  /// Since the last right one.
  wrongCodes   Int       @default(0) @map("wrong_codes")
  blockedUntil DateTime? @map("blocked_until") @db.Timestamptz(6)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("totp_factors")
}

/// What lets somebody in who has lost their other factors, each once.
model RecoveryCode {
  userId Int       @map("user_id")
  /// SHA-256 of the code.
  hash   Bytes
  usedAt DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, hash])
  @@map("recovery_codes")
}

model Passkey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  credentialId Bytes     @unique @map("credential_id")
  publicKey    Bytes     @map("public_key")
  /// How often it was used, where the authenticator counts that.
  counter      BigInt
  transports   String[]
  name         String    @db.VarChar(100)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("passkeys")
}

/// Who somebody is elsewhere, by OpenID Connect.
model Identity {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  issuer     String    @db.VarChar(2000)
  /// Who they are there: a name that means nothing, and that nobody else gets.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// What servers on one database must share and nobody else may know. Made at first use.
model Secret {
  name      String   @id @db.VarChar(50)
  value     Bytes
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  @@map("secrets")
}

enum QuestionStatus {
  open
  resolved
  closed

  @@map("question_status")
}

model Category {
  id   Int    @id @default(autoincrement())
  name String @db.VarChar(100)
  slug String @unique @db.VarChar(100)

  questions Question[]

  @@map("categories")
}

/// Each index is a list that the interface shows, newest first.
model Question {
  id           Int            @id @default(autoincrement())
  categoryId   Int?           @map("category_id")
  authorId     Int            @map("author_id")
  title        String         @db.VarChar(200)
  body         String
  status       QuestionStatus @default(open)
  bestAnswerId Int?           @map("best_answer_id")
  createdAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  answerCount  Int            @default(0) @map("answer_count")

  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: Restrict)
  author     User            @relation(fields: [authorId], references: [id], onDelete: Restrict)
  /// The best answer is one of the question's own.
  bestAnswer Answer?         @relation("best", fields: [bestAnswerId, id], references: [id, questionId], onDelete: NoAction, onUpdate: NoAction)
  answers    Answer[]        @relation("answers")
  search     QuestionSearch?

  @@unique([bestAnswerId, id])
  @@index([categoryId, id])
  @@index([status, id])
  @@index([categoryId, status, id])
  @@index([authorId, id])
  @@index([authorId, status, id])
  @@map("questions")
}

model Answer {
  id         Int      @id @default(autoincrement())
  questionId Int      @map("question_id")
  authorId   Int      @map("author_id")
  body       String
  createdAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  voteScore  Int      @default(0) @map("vote_score")

  question Question  @relation("answers", fields: [questionId], references: [id], onDelete: Cascade)
  author   User      @relation(fields: [authorId], references: [id], onDelete: Restrict)
  bestOf   Question? @relation("best")
  votes    Vote[]

  @@unique([id, questionId])
  @@index([questionId, voteScore(sort: Desc), id])
  @@index([authorId, id])
  @@map("answers")
}

model Vote {
  answerId  Int      @map("answer_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  answer Answer @relation(fields: [answerId], references: [id], onDelete: Cascade)
  user   User   @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([answerId, userId])
  @@map("votes")
}

/// What a search looks through, apart from the questions: a question's row is rewritten with every answer, and a search
/// reads many rows of which it shows few. Written by triggers alone.
model QuestionSearch {
  questionId Int                     @id @map("question_id")
  words      Unsupported("tsvector")

  question Question @relation(fields: [questionId], references: [id], onDelete: Cascade)

  @@index([words], type: Gin)
  @@map("question_search")
}

enum StoreStatus {
  active
  inactive
  suspended

  @@map("store_status")
}

enum ProductStatus {
  draft
  active
  inactive

  @@map("product_status")
}

enum OrderArea {
  marketplace
  shop

  @@map("order_area")
}

enum OrderStatus {
  pending
  paid
  completed
  refunded
  disputed

  @@map("order_status")
}

model Store {
  id          Int         @id @default(autoincrement())
  ownerId     Int         @map("owner_id")
  name        String      @db.VarChar(100)
  slug        String      @unique @db.VarChar(100)
  description String
  status      StoreStatus @default(active)
  /// Whether it was closed because its owner leaves, and opens again if they stay.
  reopens     Boolean     @default(false)
  createdAt   DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner    User      @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  products Product[]

  @@index([ownerId, id])
  @@index([ownerId, status, id])
  @@map("stores")
}

/// What a store sells, or the shop, which is no store: then \`storeId\` is null, and slug and regular price are set.
model Product {
  id           Int           @id @default(autoincrement())
  storeId      Int?          @map("store_id")
  title        String        @db.VarChar(200)
  /// This and the SKU are unique among the products that are not deleted.
  slug         String?       @db.VarChar(100)
  sku          String?       @db.VarChar(64)
  description  String        @default("")
  price        Decimal       @db.Decimal(12, 2)
  regularPrice Decimal?      @map("regular_price") @db.Decimal(12, 2)
  stock        Int           @default(0)
  status       ProductStatus @default(active)
  category     String        @db.VarChar(100)
  imageUrl     String?       @map("image_url") @db.VarChar(2048)
  createdAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// A product that was ordered stays as a row when it is deleted, inactive and seen by nobody.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")

  store Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items OrderItem[]

  @@map("products")
}

model Order {
  id               Int         @id @default(autoincrement())
  area             OrderArea
  buyerId          Int         @map("buyer_id")
  status           OrderStatus @default(pending)
  createdAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  paidAt           DateTime?   @map("paid_at") @db.Timestamptz(6)
  paymentReference String?     @map("payment_reference") @db.VarChar(200)
  /// The first of the orders that were placed together, one for each store; null where there was one store.
  checkoutId       Int?        @map("checkout_id")

  buyer  User         @relation(fields: [buyerId], references: [id], onDelete: Restrict)
  items  OrderItem[]
  stores OrderStore[]

  @@index([buyerId, area, id])
  @@index([buyerId, area, status, id])
  @@map("orders")
}

/// A product as it was when it was ordered.
model OrderItem {
  orderId   Int     @map("order_id")
  productId Int     @map("product_id")
  title     String  @db.VarChar(200)
  price     Decimal @db.Decimal(12, 2)
  quantity  Int
  storeId   Int?    @map("store_id")
  storeName String? @map("store_name") @db.VarChar(100)

  order   Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)

  @@id([orderId, productId])
  @@index([productId])
  @@map("order_items")
}

/// The stores that an order has something from: a seller's list of orders.
model OrderStore {
  storeId Int @map("store_id")
  orderId Int @map("order_id")

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
  @@map("order_stores")
}

/// How long lists are: the sum of the slots, over which a counter is spread so that writers do not wait for one row.
/// Written by triggers alone, which prisma/sql/lists.sql makes. No foreign key: its lock would make writers wait for a
/// deletion of what the list belongs to.
model ListCounter {
  list  String
  part  Int
  key   String
  slot  Int    @db.SmallInt
  items BigInt

  @@id([list, part, key, slot])
  @@map("list_counters")
  @@ignore
}

/// Where the pages of lists begin: how many rows lie between one block's key and the next, from the low end of an order.
/// The last rows are in no block. As above.
model ListBlock {
  list  String
  part  Int
  key   String
  ord   String
  sort  Decimal @db.Decimal
  word  String
  id    Int
  items Int

  @@id([list, part, key, ord, sort, word, id])
  @@map("list_blocks")
  @@ignore
}

/// Lists whose last block is to be cut, until the commit does so.
model ListTail {
  list String
  part Int
  key  String
  ord  String
  id   Int    @id @default(autoincrement())

  @@map("list_tails")
  @@ignore
}

enum VideoVisibility {
  public
  unlisted
  private

  @@map("video_visibility")
}

enum VideoStatus {
  processing
  ready
  failed

  @@map("video_status")
}

model Video {
  id           Int             @id @default(autoincrement())
  authorId     Int             @map("author_id")
  title        String          @db.VarChar(200)
  description  String          @default("")
  visibility   VideoVisibility @default(public)
  status       VideoStatus     @default(ready)
  /// Where the storage keeps it.
  objectKey    String          @unique @map("object_key") @db.VarChar(1024)
  mimeType     String          @map("mime_type") @db.VarChar(100)
  size         BigInt
  /// In seconds. This and the dimensions are null where the container does not tell.
  duration     Float?
  width        Int?
  height       Int?
  thumbnailUrl String?         @map("thumbnail_url") @db.VarChar(2048)
  createdAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by triggers.
  likeCount    Int             @default(0) @map("like_count")
  dislikeCount Int             @default(0) @map("dislike_count")
  commentCount Int             @default(0) @map("comment_count")

  author   User       @relation(fields: [authorId], references: [id], onDelete: Restrict)
  comments Comment[]
  ratings  Rating[]
  views    VideoView?
  share    Share?

  @@index([authorId, id])
  @@map("videos")
}

/// What one person thinks of a video: 1 or -1; no row for neither.
model Rating {
  videoId   Int      @map("video_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([videoId, userId])
  @@map("ratings")
}

model Comment {
  id        Int      @id @default(autoincrement())
  videoId   Int      @map("video_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
  @@map("comments")
}

/// How often a video was watched. Apart from the videos, so that counting never waits for who rates or comments.
model VideoView {
  videoId Int @id @map("video_id")
  views   Int

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("video_views")
}

/// Bytes that somebody stored. Where they are, \`objectKey\` says; they are there as long as the row is.
model File {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  name      String   @db.VarChar(255)
  mimeType  String   @map("mime_type") @db.VarChar(127)
  size      BigInt
  sha256    String   @db.Char(64)
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by a trigger: what names are sorted by and searched in.
  nameKey   String   @default("") @map("name_key")

  owner User   @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  share Share?

  @@index([ownerId, id])
  @@index([ownerId, nameKey, id])
  @@index([ownerId, size, id])
  @@index([ownerId(ops: raw("int4_ops")), nameKey(ops: raw("gin_trgm_ops"))], map: "files_search", type: Gin)
  @@map("files")
}

/// What somebody's files come to. Written by triggers alone, and locked by whoever adds one: two uploads that race for
/// the last of a quota find out here.
model FileUsage {
  ownerId Int    @id @map("owner_id")
  files   Int
  bytes   BigInt

  owner User @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@map("file_usage")
}

/// The share link of one file or one video.
model Share {
  id            Int       @id @default(autoincrement())
  token         String    @unique @db.Char(32)
  fileId        Int?      @unique @map("file_id")
  videoId       Int?      @unique @map("video_id")
  passwordHash  String?   @map("password_hash")
  expiresAt     DateTime? @map("expires_at") @db.Timestamptz(6)
  allowDownload Boolean   @default(true) @map("allow_download")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  file  File?  @relation(fields: [fileId], references: [id], onDelete: Cascade)
  video Video? @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("shares")
}

/// A program of somebody's that people can allow to act for them.
model App {
  id           Int      @id @default(autoincrement())
  ownerId      Int      @map("owner_id")
  name         String   @db.VarChar(100)
  clientId     String   @unique @map("client_id") @db.VarChar(24)
  /// SHA-256 of the secret of an app that can keep one; null for others.
  secretHash   Bytes?   @map("secret_hash")
  redirectUris String[] @map("redirect_uris")
  /// Those of the redirect addresses, whose scripts may ask for tokens.
  origins      String[]
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner   User        @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  grants  AppGrant[]
  devices AppDevice[]
  tokens  ApiKey[]

  @@index([ownerId])
  @@index([origins], type: Gin)
  @@map("apps")
}

/// That somebody allows an app to act for them. When it goes, all that came of it goes.
model AppGrant {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  appId     Int      @map("app_id")
  /// All that they ever allowed.
  scopes    Scope[]
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user     User         @relation(fields: [userId], references: [id], onDelete: Cascade)
  app      App          @relation(fields: [appId], references: [id], onDelete: Cascade)
  sessions AppSession[]
  devices  AppDevice[]

  @@unique([userId, appId])
  @@index([appId])
  @@map("app_grants")
}

/// One sign-in of an app: the code that began it, and all tokens that came of that.
model AppSession {
  id            Int       @id @default(autoincrement())
  grantId       Int       @map("grant_id")
  scopes        Scope[]
  /// SHA-256 of the code. None where it was begun by a device.
  codeHash      Bytes?    @unique @map("code_hash")
  codeChallenge String?   @map("code_challenge") @db.VarChar(43)
  redirectUri   String?   @map("redirect_uri")
  codeExpiresAt DateTime? @map("code_expires_at") @db.Timestamptz(6)
  codeUsedAt    DateTime? @map("code_used_at") @db.Timestamptz(6)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When its refresh token stops working, unless it is used before.
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(6)

  grant         AppGrant          @relation(fields: [grantId], references: [id], onDelete: Cascade)
  refreshTokens AppRefreshToken[]
  accessTokens  ApiKey[]

  @@index([grantId])
  @@index([expiresAt])
  @@map("app_sessions")
}

/// Those that were used are kept, so that a second use is known for one.
model AppRefreshToken {
  /// SHA-256 of the token.
  hash      Bytes     @id
  sessionId Int       @map("session_id")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  session AppSession @relation(fields: [sessionId], references: [id], onDelete: Cascade)

  @@index([sessionId])
  @@map("app_refresh_tokens")
}

/// A program without a browser that waits until somebody allows it elsewhere.
model AppDevice {
  /// SHA-256 of what it asks with, and of what the person types.
  deviceHash Bytes     @id @map("device_hash")
  userHash   Bytes     @unique @map("user_hash")
  appId      Int       @map("app_id")
  scopes     Scope[]
  /// Seconds between two questions at least.
  pause      Int       @db.SmallInt
  askedAt    DateTime? @map("asked_at") @db.Timestamptz(6)
  grantId    Int?      @map("grant_id")
  deniedAt   DateTime? @map("denied_at") @db.Timestamptz(6)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt  DateTime  @map("expires_at") @db.Timestamptz(6)

  app   App       @relation(fields: [appId], references: [id], onDelete: Cascade)
  grant AppGrant? @relation(fields: [grantId], references: [id], onDelete: Cascade)

  @@index([appId])
  @@index([grantId])
  @@map("app_devices")
}

/// When each periodic job runs next, on whichever node comes first. Unlogged.
model JobTurn {
  job    String   @id
  nextAt DateTime @map("next_at") @db.Timestamptz(6)

  @@map("job_turns")
}

/// A backup that is being made: until its time is over no object of the storage is removed.
model BackupLease {
  id          String   @id @db.VarChar(64)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(6)

  @@map("backup_leases")
}

/// A backup that ended well, and the moment that it holds.
model Backup {
  id         String   @id @db.VarChar(64)
  snapshotAt DateTime @map("snapshot_at") @db.Timestamptz(6)

  @@map("backups")
}

/// An object that nothing refers to any more, and that is removed when no backup is made.
model PostponedRemoval {
  key String   @id @db.VarChar(1024)
  at  DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@map("postponed_removals")
}

/// What is counted against limits by all nodes together. Unlogged.
model LimitCount {
  /// Of a hash, which tells nothing of who was counted.
  key    String   @id
  count  Int
  endsAt DateTime @map("ends_at") @db.Timestamptz(6)

  @@index([endsAt])
  @@map("limit_counts")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"}],"dbName":"products","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"LimitCount":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"count","kind":"scalar","type":"Int"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"}],"dbName":"limit_counts","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","products","orders","video","comments","ratings","views","share","file","videos","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","LimitCount.findUnique","LimitCount.findUniqueOrThrow","LimitCount.findFirst","LimitCount.findFirstOrThrow","LimitCount.findMany","LimitCount.createOne","LimitCount.createMany","LimitCount.createManyAndReturn","LimitCount.updateOne","LimitCount.updateMany","LimitCount.updateManyAndReturn","LimitCount.upsertOne","LimitCount.deleteOne","LimitCount.deleteMany","LimitCount.groupBy","LimitCount.aggregate","AND","OR","NOT","key","count","endsAt","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","StoreStatus","reopens","questionId","answerId","body","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","expire","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","targetType_targetId_number","videoId_userId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "3BbZA-wFNBAAALgLACARAAC5CwAgEgAAugsAIBMAALsLACAUAAC8CwAgFQAAvQsAIBYAAL4LACAXAACaCwAgGwAAvwsAIBwAAIcLACAhAADBCwAgIwAAwAsAICUAAMILACAqAADDCwAgLQAAxAsAIC8AAMYLACAwAADHCwAgNAAAxQsAIDUAAMgLACA2AADJCwAgOQAAygsAIDoAAMoLACA7AADKCwAgPQAAywsAID4AAMsLACA_AADMCwAgQAAAzQsAIEIAAM4LACBDAADPCwAguAYAALYLADC5BgAAmgEAELoGAAC2CwAwygYCAAAAAdcGQAClCgAh7wYBAMoKACGbB0AAywoAIekHAQAAAAH0BwEAAAAB9QdAAMsKACH2BwEAygoAIfgHAAC3C_gHIvkHQADLCgAh-gdAAMsKACH7BwEAygoAIfwHQADLCgAh_QdAAMsKACH-BwEAygoAIf8HQADLCgAhgAgCAKQKACGBCCAAzAoAIYIIQADLCgAhgwggAMwKACEBAAAAAQAgEgMAANUKACAFAACVDAAgDwAAlgwAILgGAACUDAAwuQYAAAMAELoGAACUDAAwygYCAKQKACHRBgIAlQsAIdIGAACwCgAg1wZAAKUKACHYBkAAywoAId0GAAGKCwAh5QYCAKQKACHnBgEAowoAIa8HQADLCgAh8QcBAKMKACHyB0AAywoAIfMHAgCVCwAhCAMAANoNACAFAACnFAAgDwAAqRQAINEGAACrDAAg2AYAAKsMACCvBwAAqwwAIPIHAACrDAAg8wcAAKsMACASAwAA1QoAIAUAAJUMACAPAACWDAAguAYAAJQMADC5BgAAAwAQugYAAJQMADDKBgIAAAAB0QYCAJULACHSBgAAsAoAINcGQAClCgAh2AZAAMsKACHdBgABAAAB5QYCAKQKACHnBgEAowoAIa8HQADLCgAh8QcBAKMKACHyB0AAywoAIfMHAgCVCwAhAwAAAAMAIAEAAAQAMAIAAAUAIA8EAADVCgAgDAAAiAwAIA0AALoLACAOAAC4CwAguAYAAIYMADC5BgAABwAQugYAAIYMADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgAQAAAAcAIAwDAADVCgAgBQAAigwAIAsAAJMMACAMAACIDAAguAYAAJIMADC5BgAACQAQugYAAJIMADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhBAMAANoNACAFAACnFAAgCwAAqxQAIAwAAKYUACANAwAA1QoAIAUAAIoMACALAACTDAAgDAAAiAwAILgGAACSDAAwuQYAAAkAELoGAACSDAAwygYCAAAAAdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhjggAAJEMACADAAAACQAgAQAACgAwAgAACwAgEAYAAI8MACAIAACQDAAgCQAAuAsAILgGAACODAAwuQYAAA0AELoGAACODAAwygYCAKQKACHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAGHDAAh4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACEIBgAAqBQAIAgAAKoUACAJAACBFAAg4AYAAKsMACDhBgAAqwwAIOIGAACrDAAg4wYAAKsMACDkBgAAqwwAIBAGAACPDAAgCAAAkAwAIAkAALgLACC4BgAAjgwAMLkGAAANABC6BgAAjgwAMMoGAgAAAAHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAEAAAHhBgEAygoAIeIGAQDKCgAh4wZAAMsKACHkBkAAywoAIQMAAAANACABAAAOADACAAAPACAIBwAAjQwAILgGAACMDAAwuQYAABEAELoGAACMDAAw1wZAAKUKACHdBgABigsAId4GAgCkCgAh3wZAAMsKACECBwAAqRQAIN8GAACrDAAgCAcAAI0MACC4BgAAjAwAMLkGAAARABC6BgAAjAwAMNcGQAClCgAh3QYAAQAAAd4GAgCkCgAh3wZAAMsKACEDAAAAEQAgAQAAEgAwAgAAEwAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAAARACABAAAAAwAgDwUAAIoMACAGAACLDAAguAYAAIkMADC5BgAAGAAQugYAAIkMADDPBgABigsAIdAGAAGKCwAh0QYCAKQKACHSBgAAsAoAINMGAgCkCgAh1AZAAMsKACHVBgIAlQsAIdYGQADLCgAh1wZAAKUKACHYBkAApQoAIQUFAACnFAAgBgAAqBQAINQGAACrDAAg1QYAAKsMACDWBgAAqwwAIA8FAACKDAAgBgAAiwwAILgGAACJDAAwuQYAABgAELoGAACJDAAwzwYAAQAAAdAGAAEAAAHRBgIApAoAIdIGAACwCgAg0wYCAKQKACHUBkAAywoAIdUGAgCVCwAh1gZAAMsKACHXBkAApQoAIdgGQAClCgAhAwAAABgAIAEAABkAMAIAABoAIAEAAAAJACABAAAADQAgAQAAABgAIAMAAAAYACABAAAZADACAAAaACADAAAAAwAgAQAABAAwAgAABQAgAQAAAAkAIAEAAAAYACABAAAAAwAgAQAAAA0AIAUEAADaDQAgDAAAphQAIA0AAIMUACAOAACBFAAg6QYAAKsMACAPBAAA1QoAIAwAAIgMACANAAC6CwAgDgAAuAsAILgGAACGDAAwuQYAAAcAELoGAACGDAAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQAAAAHpBgABhwwAIeoGAADECgAg6wYAAMQKACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAkAIAEAAAoAMAIAAAsAIAoDAADVCgAguAYAAI8LADC5BgAAKQAQugYAAI8LADDXBkAApQoAIeUGAgCkCgAhtAcBAKMKACG1BwQA1AoAIbYHAgCkCgAhtwdAAMsKACEBAAAAKQAgBwMAANUKACC4BgAAhQwAMLkGAAArABC6BgAAhQwAMN0GAAGKCwAh3wZAAMsKACHlBgIApAoAIQIDAADaDQAg3wYAAKsMACAIAwAA1QoAILgGAACFDAAwuQYAACsAELoGAACFDAAw3QYAAYoLACHfBkAAywoAIeUGAgCkCgAhjQgAAIQMACADAAAAKwAgAQAALAAwAgAALQAgDQMAANUKACC4BgAAgwwAMLkGAAAvABC6BgAAgwwAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIecGAQCjCgAhrwdAAMsKACGwBwABigsAIbEHAAGKCwAhsgcEANQKACGzBwAAxAoAIAIDAADaDQAgrwcAAKsMACANAwAA1QoAILgGAACDDAAwuQYAAC8AELoGAACDDAAwygYCAAAAAdcGQAClCgAh5QYCAKQKACHnBgEAowoAIa8HQADLCgAhsAcAAQAAAbEHAAGKCwAhsgcEANQKACGzBwAAxAoAIAMAAAAvACABAAAwADACAAAxACAKAwAA1QoAILgGAACCDAAwuQYAADMAELoGAACCDAAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAhrQcBAKMKACGuBwEAowoAIa8HQADLCgAhAgMAANoNACCvBwAAqwwAIAsDAADVCgAguAYAAIIMADC5BgAAMwAQugYAAIIMADDKBgIAAAAB1wZAAKUKACHlBgIApAoAIa0HAQCjCgAhrgcBAKMKACGvB0AAywoAIYwIAACBDAAgAwAAADMAIAEAADQAMAIAADUAIBEYAACADAAgGQAA1QoAIBsAAL8LACC4BgAA_wsAMLkGAAA3ABC6BgAA_wsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHCBwIApAoAIcMHIADMCgAhxAcgAMwKACHFBwIApAoAIcYHQAClCgAhxwcCAKQKACEDGAAApRQAIBkAANoNACAbAACIFAAgERgAAIAMACAZAADVCgAgGwAAvwsAILgGAAD_CwAwuQYAADcAELoGAAD_CwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACH5BgEAowoAIfsGAQCjCgAhwgcCAKQKACHDByAAzAoAIcQHIADMCgAhxQcCAKQKACHGB0AApQoAIccHAgCkCgAhAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACABAAAANwAgChkAANUKACAaAAD-CwAguAYAAP0LADC5BgAAPQAQugYAAP0LADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH5BgEAowoAIcEHAgCkCgAhAhkAANoNACAaAACkFAAgChkAANUKACAaAAD-CwAguAYAAP0LADC5BgAAPQAQugYAAP0LADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfkGAQCjCgAhwQcCAKQKACEDAAAAPQAgAQAAPgAwAgAAPwAgAQAAAD0AIAMAAAA9ACABAAA-ADACAAA_ACARGQAA1QoAIB0AAPoLACAiAAD7CwAgIwAAwAsAICQAAPwLACC4BgAA-AsAMLkGAABDABC6BgAA-AsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqAcipAcBAKMKACGmBwIAlQsAIagHAgCVCwAhqQcCAKQKACEHGQAA2g0AIB0AAKIUACAiAAChFAAgIwAAiRQAICQAAKMUACCmBwAAqwwAIKgHAACrDAAgEhkAANUKACAdAAD6CwAgIgAA-wsAICMAAMALACAkAAD8CwAguAYAAPgLADC5BgAAQwAQugYAAPgLADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqAcipAcBAKMKACGmBwIAlQsAIagHAgCVCwAhqQcCAKQKACGLCAAA9wsAIAMAAABDACABAABEADACAABFACAHHAAAhwsAILgGAACGCwAwuQYAAEcAELoGAACGCwAwygYCAKQKACHnBgEAowoAIZUHAQCjCgAhAQAAAEcAIAMAAABDACABAABEADACAABFACABAAAAQwAgDRkAANUKACAeAAD-CgAgHwAA8wsAICEAAMELACC4BgAA8gsAMLkGAABLABC6BgAA8gsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIaIHAgCkCgAhpAcBAKMKACGlBwIApAoAIQEAAABLACABAAAAQwAgCQMAANUKACAgAAD2CwAguAYAAPULADC5BgAATgAQugYAAPULADDXBkAApQoAIeUGAgCkCgAh-gYCAKQKACGjBwIApAoAIQIDAADaDQAgIAAAoRQAIAoDAADVCgAgIAAA9gsAILgGAAD1CwAwuQYAAE4AELoGAAD1CwAw1wZAAKUKACHlBgIApAoAIfoGAgCkCgAhowcCAKQKACGKCAAA9AsAIAMAAABOACABAABPADACAABQACABAAAATgAgBBkAANoNACAeAACcDwAgHwAAnA8AICEAAIoUACAOGQAA1QoAIB4AAP4KACAfAADzCwAgIQAAwQsAILgGAADyCwAwuQYAAEsAELoGAADyCwAwygYCAAAAAdcGQAClCgAh-AYCAKQKACGiBwIApAoAIaQHAQCjCgAhpQcCAKQKACGJCAAA8QsAIAMAAABLACABAABTADACAABUACAFHgAA_goAILgGAAD9CgAwuQYAAFYAELoGAAD9CgAwogcCAKQKACEBAAAAVgAgAQAAAEsAIAMAAABLACABAABTADACAABUACADAAAATgAgAQAATwAwAgAAUAAgCwMAANUKACC4BgAA8AsAMLkGAABbABC6BgAA8AsAMLsGAQCjCgAh1wZAAKUKACHlBgIApAoAIYAHAgCkCgAhpAcBAKMKACHmBwEAowoAIecHAAGKCwAhAQMAANoNACAMAwAA1QoAILgGAADwCwAwuQYAAFsAELoGAADwCwAwuwYBAKMKACHXBkAApQoAIeUGAgCkCgAhgAcCAKQKACGkBwEAowoAIeYHAQCjCgAh5wcAAYoLACGICAAA7wsAIAMAAABbACABAABcADACAABdACANBAAA1QoAICwAAO4LACC4BgAA7AsAMLkGAABfABC6BgAA7AsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuhByKVBwEAowoAIaEHIADMCgAhAgQAANoNACAsAACgFAAgDQQAANUKACAsAADuCwAguAYAAOwLADC5BgAAXwAQugYAAOwLADDKBgIAAAAB1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuhByKVBwEAAAABoQcgAMwKACEDAAAAXwAgAQAAYAAwAgAAYQAgGB0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAKQKACHXBkAApQoAIeYGAgCVCwAh-wYBAKMKACH8BgEAowoAIYAHAADqC5oHIogHAgCVCwAhiwcQAOYLACGVBwEAygoAIZYHAQDKCgAhlwcQAOkLACGYBwIApAoAIZoHAQDKCgAhmwdAAMsKACGcBwIApAoAIZ0HIADMCgAhngcBAKMKACGfBwEAowoAIQkmAACfFAAgKAAAmxQAIOYGAACrDAAgiAcAAKsMACCVBwAAqwwAIJYHAACrDAAglwcAAKsMACCaBwAAqwwAIJsHAACrDAAgGB0BAKMKACEmAADrCwAgKAAA3wsAILgGAADoCwAwuQYAAGMAELoGAADoCwAwygYCAAAAAdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmgciiAcCAJULACGLBxAA5gsAIZUHAQDKCgAhlgcBAMoKACGXBxAA6QsAIZgHAgCkCgAhmgcBAMoKACGbB0AAywoAIZwHAgCkCgAhnQcgAMwKACGeBwEAowoAIZ8HAQCjCgAhAwAAAGMAIAEAAGQAMAIAAGUAIAEAAABfACAMKQAA4wsAICsAAOcLACC4BgAA5QsAMLkGAABoABC6BgAA5QsAMPsGAQCjCgAhiAcCAJULACGJBwIApAoAIYoHAgCkCgAhiwcQAOYLACGMBwIApAoAIY0HAQDKCgAhBCkAAJ0UACArAACeFAAgiAcAAKsMACCNBwAAqwwAIA0pAADjCwAgKwAA5wsAILgGAADlCwAwuQYAAGgAELoGAADlCwAw-wYBAKMKACGIBwIAlQsAIYkHAgCkCgAhigcCAKQKACGLBxAA5gsAIYwHAgCkCgAhjQcBAMoKACGHCAAA5AsAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgBikAAOMLACC4BgAA4gsAMLkGAABtABC6BgAA4gsAMIgHAgCkCgAhiQcCAKQKACEBKQAAnRQAIAcpAADjCwAguAYAAOILADC5BgAAbQAQugYAAOILADCIBwIApAoAIYkHAgCkCgAhhggAAOELACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAGgAIAEAAABtACABAAAAaAAgAQAAAGMAIA4nAADVCgAgKAAA3wsAICoAAOALACC4BgAA3AsAMLkGAAB1ABC6BgAA3AsAMMoGAgCkCgAh1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACGUBwIAlQsAIQYnAADaDQAgKAAAmxQAICoAAJwUACCSBwAAqwwAIJMHAACrDAAglAcAAKsMACAOJwAA1QoAICgAAN8LACAqAADgCwAguAYAANwLADC5BgAAdQAQugYAANwLADDKBgIAAAAB1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACGUBwIAlQsAIQMAAAB1ACABAAB2ADACAAB3ACAZGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIQkZAADaDQAgLwAAjxQAIDAAAJAUACAxAACaFAAgMgAAmRQAIIEHAACrDAAgggcAAKsMACCDBwAAqwwAIIQHAACrDAAgGRkAANUKACAvAADGCwAgMAAAxwsAIDEAANsLACAyAADTCwAguAYAANcLADC5BgAAeQAQugYAANcLADDKBgIAAAAB1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAAAAAfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhAwAAAHkAIAEAAHoAMAIAAHsAIAoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAKQKACHXBkAApQoAIe4GAgCkCgAh-AYCAKQKACH5BgEAowoAIQIZAADaDQAgLgAA0Q0AIAoZAADVCgAgLgAA2QoAILgGAADWCwAwuQYAAH0AELoGAADWCwAwygYCAAAAAdcGQAClCgAh7gYCAKQKACH4BgIApAoAIfkGAQCjCgAhAwAAAH0AIAEAAH4AMAIAAH8AIAkDAADVCgAgLgAA2QoAILgGAADVCwAwuQYAAIEBABC6BgAA1QsAMNcGQAClCgAh5QYCAKQKACHuBgIApAoAIfoGAgCkCgAhAgMAANoNACAuAADRDQAgCgMAANUKACAuAADZCgAguAYAANULADC5BgAAgQEAELoGAADVCwAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACGFCAAA1AsAIAMAAACBAQAgAQAAggEAMAIAAIMBACAGLgAA2QoAIDECAKQKACG4BgAA2AoAMLkGAACFAQAQugYAANgKADDuBgIApAoAIQEAAACFAQAgDS4AAM4KACAzAADNCgAguAYAAMkKADC5BgAAhwEAELoGAADJCgAwygYCAKQKACHXBkAApQoAIdgGQADLCgAh7AYBAKMKACHtBgIAlQsAIe4GAgCVCwAh7wYBAMoKACHwBiAAzAoAIQEAAACHAQAgDwQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHyBgEAowoAIfMGBADUCgAh9AYBAKMKACH1BgEAowoAIfYGQAClCgAh9wYBAKMKACEBAAAAiQEAIAEAAACHAQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAMAAAB9ACABAAB-ADACAAB_ACADAAAAgQEAIAEAAIIBADACAACDAQAgAgQAANoNACAyAACZFAAgDwQAANUKACAyAADTCwAguAYAANILADC5BgAAiQEAELoGAADSCwAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQAAAAH2BkAApQoAIfcGAQCjCgAhAwAAAIkBACABAACRAQAwAgAAkgEAIAcEAADVCgAgNQIApAoAIbgGAADTCgAwuQYAAJQBABC6BgAA0woAMOYGAgCkCgAh8QYEANQKACEBAAAAlAEAIBMZAACzCwAgNwAA1QoAIDgAALMLACC4BgAA0AsAMLkGAACWAQAQugYAANALADDKBgIApAoAIdcGQAClCgAh-AYCAJULACGABwAA0QvfByLRBwEAowoAIdIHAgCkCgAh2AcBAKMKACHcBwIApAoAId0HAQDKCgAh3wcCAJULACHgBwEAygoAIeEHQADLCgAh4gdAAMsKACEJGQAA2g0AIDcAANoNACA4AADaDQAg-AYAAKsMACDdBwAAqwwAIN8HAACrDAAg4AcAAKsMACDhBwAAqwwAIOIHAACrDAAgExkAALMLACA3AADVCgAgOAAAswsAILgGAADQCwAwuQYAAJYBABC6BgAA0AsAMMoGAgAAAAHXBkAApQoAIfgGAgCVCwAhgAcAANEL3wci0QcBAKMKACHSBwIApAoAIdgHAQCjCgAh3AcCAKQKACHdBwEAygoAId8HAgCVCwAh4AcBAMoKACHhB0AAywoAIeIHQADLCgAhAwAAAJYBACABAACXAQAwAgAAmAEAIDQQAAC4CwAgEQAAuQsAIBIAALoLACATAAC7CwAgFAAAvAsAIBUAAL0LACAWAAC-CwAgFwAAmgsAIBsAAL8LACAcAACHCwAgIQAAwQsAICMAAMALACAlAADCCwAgKgAAwwsAIC0AAMQLACAvAADGCwAgMAAAxwsAIDQAAMULACA1AADICwAgNgAAyQsAIDkAAMoLACA6AADKCwAgOwAAygsAID0AAMsLACA-AADLCwAgPwAAzAsAIEAAAM0LACBCAADOCwAgQwAAzwsAILgGAAC2CwAwuQYAAJoBABC6BgAAtgsAMMoGAgCkCgAh1wZAAKUKACHvBgEAygoAIZsHQADLCgAh6QcBAMoKACH0BwEAowoAIfUHQADLCgAh9gcBAMoKACH4BwAAtwv4ByL5B0AAywoAIfoHQADLCgAh-wcBAMoKACH8B0AAywoAIf0HQADLCgAh_gcBAMoKACH_B0AAywoAIYAIAgCkCgAhgQggAMwKACGCCEAAywoAIYMIIADMCgAhAQAAAJoBACABAAAAmgEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgDgQAALMLACA8AADVCgAguAYAALULADC5BgAAnwEAELoGAAC1CwAwyQZAAKUKACHKBgIApAoAIeYGAgCVCwAh-wYBAMoKACGkBwEAowoAIdEHAQCjCgAh0gcCAKQKACHaBwIApAoAIdsHAgCkCgAhBAQAANoNACA8AADaDQAg5gYAAKsMACD7BgAAqwwAIA8EAACzCwAgPAAA1QoAILgGAAC1CwAwuQYAAJ8BABC6BgAAtQsAMMkGQAClCgAhygYCAAAAAeYGAgCVCwAh-wYBAMoKACGkBwEAowoAIdEHAQCjCgAh0gcCAKQKACHaBwIApAoAIdsHAgCkCgAhhAgAALQLACADAAAAnwEAIAEAAKABADACAAChAQAgAQAAAJoBACADAAAAnwEAIAEAAKABADACAAChAQAgDgMAALMLACBJAACUCwAguAYAALILADC5BgAApQEAELoGAACyCwAwygYCAKQKACHXBkAApQoAIeUGAgCVCwAhygcCAKQKACHPBwEAygoAIe0HAQCjCgAh7gcBAKMKACHvB0AApQoAIfAHQADLCgAhBAMAANoNACDlBgAAqwwAIM8HAACrDAAg8AcAAKsMACAOAwAAswsAIEkAAJQLACC4BgAAsgsAMLkGAAClAQAQugYAALILADDKBgIAAAAB1wZAAKUKACHlBgIAlQsAIcoHAgCkCgAhzwcBAMoKACHtBwEAowoAIe4HAQCjCgAh7wdAAKUKACHwB0AAywoAIQMAAAClAQAgAQAApgEAMAIAAKcBACABAAAAmgEAIAsDAADVCgAguAYAALELADC5BgAAqgEAELoGAACxCwAw1wZAAKUKACHYBkAApQoAId0GAAGKCwAh3wZAAMsKACHlBgIApAoAIegHAQCjCgAh6QcBAKMKACECAwAA2g0AIN8GAACrDAAgCwMAANUKACC4BgAAsQsAMLkGAACqAQAQugYAALELADDXBkAApQoAIdgGQAClCgAh3QYAAQAAAd8GQADLCgAh5QYCAKQKACHoBwEAowoAIekHAQCjCgAhAwAAAKoBACABAACrAQAwAgAArAEAIAtBAADVCgAguAYAALALADC5BgAArgEAELoGAACwCwAwygYCAKQKACHXBkAApQoAIdgGQAClCgAh3QYAAYoLACHqBwIApAoAIesHAgCkCgAh7AcCAKQKACEBQQAA2g0AIAtBAADVCgAguAYAALALADC5BgAArgEAELoGAACwCwAwygYCAAAAAdcGQAClCgAh2AZAAKUKACHdBgABAAAB6gcCAKQKACHrBwIApAoAIewHAgCkCgAhAwAAAK4BACABAACvAQAwAgAAsAEAIBMDAADVCgAguAYAAK8LADC5BgAAsgEAELoGAACvCwAwygYCAKQKACHMBkAAywoAIdQGQAClCgAh2AZAAMsKACHlBgIApAoAIfEGBADUCgAh9QYBAMoKACHJBwEAowoAIcoHAgCkCgAhywcCAKQKACHMBwIApAoAIc0HBADUCgAhzgcCAKQKACHPBwEAygoAIdAHQADLCgAhBgMAANoNACDMBgAAqwwAINgGAACrDAAg9QYAAKsMACDPBwAAqwwAINAHAACrDAAgEwMAANUKACC4BgAArwsAMLkGAACyAQAQugYAAK8LADDKBgIAAAABzAZAAMsKACHUBkAApQoAIdgGQADLCgAh5QYCAKQKACHxBgQA1AoAIfUGAQAAAAHJBwEAowoAIcoHAgCkCgAhywcCAKQKACHMBwIApAoAIc0HBADUCgAhzgcCAKQKACHPBwEAygoAIdAHQADLCgAhAwAAALIBACABAACzAQAwAgAAtAEAIAEAAAADACABAAAABwAgAQAAAAkAIAEAAAArACABAAAALwAgAQAAADMAIAEAAAA3ACABAAAAPQAgAQAAAEMAIAEAAABLACABAAAATgAgAQAAAFsAIAEAAABfACABAAAAdQAgAQAAAHkAIAEAAAB9ACABAAAAgQEAIAEAAACJAQAgAQAAAJYBACABAAAAlgEAIAEAAACWAQAgAQAAAJ8BACABAAAAnwEAIAEAAAClAQAgAQAAAKoBACABAAAArgEAIAEAAACyAQAgAQAAAAEAICoQAACBFAAgEQAAghQAIBIAAIMUACATAACEFAAgFAAAhRQAIBUAAIYUACAWAACHFAAgFwAAzxAAIBsAAIgUACAcAAD1DwAgIQAAihQAICMAAIkUACAlAACLFAAgKgAAjBQAIC0AAI0UACAvAACPFAAgMAAAkBQAIDQAAI4UACA1AACRFAAgNgAAkhQAIDkAAJMUACA6AACTFAAgOwAAkxQAID0AAJQUACA-AACUFAAgPwAAlRQAIEAAAJYUACBCAACXFAAgQwAAmBQAIO8GAACrDAAgmwcAAKsMACDpBwAAqwwAIPUHAACrDAAg9gcAAKsMACD5BwAAqwwAIPoHAACrDAAg-wcAAKsMACD8BwAAqwwAIP0HAACrDAAg_gcAAKsMACD_BwAAqwwAIIIIAACrDAAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgAwAAAJoBACABAADSAQAwAgAAAQAgMRAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmwdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAUkAANYBACAUygYCAAAAAdcGQAAAAAHvBgEAAAABmwdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAUkAANgBADABSQAA2AEAMDEQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhAgAAAAEAIEkAANsBACAUygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACECAAAAmgEAIEkAAN0BACACAAAAmgEAIEkAAN0BACADAAAAAQAgUAAA1gEAIFEAANsBACABAAAAAQAgAQAAAJoBACASCgAAlxEAIFYAAJgRACBXAACbEQAgWAAAmhEAIFkAAJkRACDvBgAAqwwAIJsHAACrDAAg6QcAAKsMACD1BwAAqwwAIPYHAACrDAAg-QcAAKsMACD6BwAAqwwAIPsHAACrDAAg_AcAAKsMACD9BwAAqwwAIP4HAACrDAAg_wcAAKsMACCCCAAAqwwAIBe4BgAAqwsAMLkGAADkAQAQugYAAKsLADDKBgIAmQoAIdcGQACaCgAh7wYBAL0KACGbB0AAsQoAIekHAQC9CgAh9AcBAJgKACH1B0AAsQoAIfYHAQC9CgAh-AcAAKwL-Aci-QdAALEKACH6B0AAsQoAIfsHAQC9CgAh_AdAALEKACH9B0AAsQoAIf4HAQC9CgAh_wdAALEKACGACAIAmQoAIYEIIADGCgAhgghAALEKACGDCCAAxgoAIQMAAACaAQAgAQAA4wEAMFUAAOQBACADAAAAmgEAIAEAANIBADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAADcDAAgBQAA3QwAIA8AAKoNACDKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGvB0AAAAAB8QcBAAAAAfIHQAAAAAHzBwIAAAABAUkAAOwBACAMygYCAAAAAdEGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABrwdAAAAAAfEHAQAAAAHyB0AAAAAB8wcCAAAAAQFJAADuAQAwAUkAAO4BADABAAAABwAgAQAAAA0AIA8DAADYDAAgBQAA2QwAIA8AAKgNACDKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhrwdAALMMACHxBwEAnAwAIfIHQACzDAAh8wcCALQMACECAAAABQAgSQAA8wEAIAzKBgIAnQwAIdEGAgC0DAAh0gYAANYMACDXBkAAngwAIdgGQACzDAAh3QYAAbEMACHlBgIAnQwAIecGAQCcDAAhrwdAALMMACHxBwEAnAwAIfIHQACzDAAh8wcCALQMACECAAAAAwAgSQAA9QEAIAIAAAADACBJAAD1AQAgAQAAAAcAIAEAAAANACADAAAABQAgUAAA7AEAIFEAAPMBACABAAAABQAgAQAAAAMAIAoKAACSEQAgVgAAkxEAIFcAAJYRACBYAACVEQAgWQAAlBEAINEGAACrDAAg2AYAAKsMACCvBwAAqwwAIPIHAACrDAAg8wcAAKsMACAPuAYAAKoLADC5BgAA_gEAELoGAACqCwAwygYCAJkKACHRBgIAsgoAIdIGAACwCgAg1wZAAJoKACHYBkAAsQoAId0GAAGvCgAh5QYCAJkKACHnBgEAmAoAIa8HQACxCgAh8QcBAJgKACHyB0AAsQoAIfMHAgCyCgAhAwAAAAMAIAEAAP0BADBVAAD-AQAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAACnAQAgAQAAAKcBACADAAAApQEAIAEAAKYBADACAACnAQAgAwAAAKUBACABAACmAQAwAgAApwEAIAMAAAClAQAgAQAApgEAMAIAAKcBACALAwAAkREAIEmAAAAAAcoGAgAAAAHXBkAAAAAB5QYCAAAAAcoHAgAAAAHPBwEAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAQFJAACGAgAgCkmAAAAAAcoGAgAAAAHXBkAAAAAB5QYCAAAAAcoHAgAAAAHPBwEAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAQFJAACIAgAwAUkAAIgCADABAAAAmgEAIAsDAACQEQAgSYAAAAABygYCAJ0MACHXBkAAngwAIeUGAgC0DAAhygcCAJ0MACHPBwEAyAwAIe0HAQCcDAAh7gcBAJwMACHvB0AAngwAIfAHQACzDAAhAgAAAKcBACBJAACMAgAgCkmAAAAAAcoGAgCdDAAh1wZAAJ4MACHlBgIAtAwAIcoHAgCdDAAhzwcBAMgMACHtBwEAnAwAIe4HAQCcDAAh7wdAAJ4MACHwB0AAswwAIQIAAAClAQAgSQAAjgIAIAIAAAClAQAgSQAAjgIAIAEAAACaAQAgAwAAAKcBACBQAACGAgAgUQAAjAIAIAEAAACnAQAgAQAAAKUBACAICgAAixEAIFYAAIwRACBXAACPEQAgWAAAjhEAIFkAAI0RACDlBgAAqwwAIM8HAACrDAAg8AcAAKsMACANSQAAkQsAILgGAACpCwAwuQYAAJYCABC6BgAAqQsAMMoGAgCZCgAh1wZAAJoKACHlBgIAsgoAIcoHAgCZCgAhzwcBAL0KACHtBwEAmAoAIe4HAQCYCgAh7wdAAJoKACHwB0AAsQoAIQMAAAClAQAgAQAAlQIAMFUAAJYCACADAAAApQEAIAEAAKYBADACAACnAQAgAQAAALABACABAAAAsAEAIAMAAACuAQAgAQAArwEAMAIAALABACADAAAArgEAIAEAAK8BADACAACwAQAgAwAAAK4BACABAACvAQAwAgAAsAEAIAhBAACKEQAgygYCAAAAAdcGQAAAAAHYBkAAAAAB3QYAAQAAAeoHAgAAAAHrBwIAAAAB7AcCAAAAAQFJAACeAgAgB8oGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHqBwIAAAAB6wcCAAAAAewHAgAAAAEBSQAAoAIAMAFJAACgAgAwCEEAAIkRACDKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIeoHAgCdDAAh6wcCAJ0MACHsBwIAnQwAIQIAAACwAQAgSQAAowIAIAfKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIeoHAgCdDAAh6wcCAJ0MACHsBwIAnQwAIQIAAACuAQAgSQAApQIAIAIAAACuAQAgSQAApQIAIAMAAACwAQAgUAAAngIAIFEAAKMCACABAAAAsAEAIAEAAACuAQAgBQoAAIQRACBWAACFEQAgVwAAiBEAIFgAAIcRACBZAACGEQAgCrgGAACoCwAwuQYAAKwCABC6BgAAqAsAMMoGAgCZCgAh1wZAAJoKACHYBkAAmgoAId0GAAGvCgAh6gcCAJkKACHrBwIAmQoAIewHAgCZCgAhAwAAAK4BACABAACrAgAwVQAArAIAIAMAAACuAQAgAQAArwEAMAIAALABACABAAAArAEAIAEAAACsAQAgAwAAAKoBACABAACrAQAwAgAArAEAIAMAAACqAQAgAQAAqwEAMAIAAKwBACADAAAAqgEAIAEAAKsBADACAACsAQAgCAMAAIMRACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHfBkAAAAAB5QYCAAAAAegHAQAAAAHpBwEAAAABAUkAALQCACAH1wZAAAAAAdgGQAAAAAHdBgABAAAB3wZAAAAAAeUGAgAAAAHoBwEAAAAB6QcBAAAAAQFJAAC2AgAwAUkAALYCADAIAwAAghEAINcGQACeDAAh2AZAAJ4MACHdBgABsQwAId8GQACzDAAh5QYCAJ0MACHoBwEAnAwAIekHAQCcDAAhAgAAAKwBACBJAAC5AgAgB9cGQACeDAAh2AZAAJ4MACHdBgABsQwAId8GQACzDAAh5QYCAJ0MACHoBwEAnAwAIekHAQCcDAAhAgAAAKoBACBJAAC7AgAgAgAAAKoBACBJAAC7AgAgAwAAAKwBACBQAAC0AgAgUQAAuQIAIAEAAACsAQAgAQAAAKoBACAGCgAA_RAAIFYAAP4QACBXAACBEQAgWAAAgBEAIFkAAP8QACDfBgAAqwwAIAq4BgAApwsAMLkGAADCAgAQugYAAKcLADDXBkAAmgoAIdgGQACaCgAh3QYAAa8KACHfBkAAsQoAIeUGAgCZCgAh6AcBAJgKACHpBwEAmAoAIQMAAACqAQAgAQAAwQIAMFUAAMICACADAAAAqgEAIAEAAKsBADACAACsAQAgAQAAAF0AIAEAAABdACADAAAAWwAgAQAAXAAwAgAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACAIAwAA_BAAILsGAQAAAAHXBkAAAAAB5QYCAAAAAYAHAgAAAAGkBwEAAAAB5gcBAAAAAecHAAEAAAEBSQAAygIAIAe7BgEAAAAB1wZAAAAAAeUGAgAAAAGABwIAAAABpAcBAAAAAeYHAQAAAAHnBwABAAABAUkAAMwCADABSQAAzAIAMAgDAAD7EAAguwYBAJwMACHXBkAAngwAIeUGAgCdDAAhgAcCAJ0MACGkBwEAnAwAIeYHAQCcDAAh5wcAAbEMACECAAAAXQAgSQAAzwIAIAe7BgEAnAwAIdcGQACeDAAh5QYCAJ0MACGABwIAnQwAIaQHAQCcDAAh5gcBAJwMACHnBwABsQwAIQIAAABbACBJAADRAgAgAgAAAFsAIEkAANECACADAAAAXQAgUAAAygIAIFEAAM8CACABAAAAXQAgAQAAAFsAIAUKAAD2EAAgVgAA9xAAIFcAAPoQACBYAAD5EAAgWQAA-BAAIAq4BgAApgsAMLkGAADYAgAQugYAAKYLADC7BgEAmAoAIdcGQACaCgAh5QYCAJkKACGABwIAmQoAIaQHAQCYCgAh5gcBAJgKACHnBwABrwoAIQMAAABbACABAADXAgAwVQAA2AIAIAMAAABbACABAABcADACAABdACAMuAYAAKULADC5BgAA3gIAELoGAAClCwAwyQZAAKUKACHKBgIAAAAB0QcBAKMKACHSBwIAlQsAIdcHAgCVCwAh2AcBAMoKACHjBwEAowoAIeQHAQDKCgAh5QcAAJQLACABAAAA2wIAIAEAAADbAgAgDLgGAAClCwAwuQYAAN4CABC6BgAApQsAMMkGQAClCgAhygYCAKQKACHRBwEAowoAIdIHAgCVCwAh1wcCAJULACHYBwEAygoAIeMHAQCjCgAh5AcBAMoKACHlBwAAlAsAIATSBwAAqwwAINcHAACrDAAg2AcAAKsMACDkBwAAqwwAIAMAAADeAgAgAQAA3wIAMAIAANsCACADAAAA3gIAIAEAAN8CADACAADbAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAnJBkAAAAABygYCAAAAAdEHAQAAAAHSBwIAAAAB1wcCAAAAAdgHAQAAAAHjBwEAAAAB5AcBAAAAAeUHgAAAAAEBSQAA4wIAIAnJBkAAAAABygYCAAAAAdEHAQAAAAHSBwIAAAAB1wcCAAAAAdgHAQAAAAHjBwEAAAAB5AcBAAAAAeUHgAAAAAEBSQAA5QIAMAFJAADlAgAwCckGQACeDAAhygYCAJ0MACHRBwEAnAwAIdIHAgC0DAAh1wcCALQMACHYBwEAyAwAIeMHAQCcDAAh5AcBAMgMACHlB4AAAAABAgAAANsCACBJAADoAgAgCckGQACeDAAhygYCAJ0MACHRBwEAnAwAIdIHAgC0DAAh1wcCALQMACHYBwEAyAwAIeMHAQCcDAAh5AcBAMgMACHlB4AAAAABAgAAAN4CACBJAADqAgAgAgAAAN4CACBJAADqAgAgAwAAANsCACBQAADjAgAgUQAA6AIAIAEAAADbAgAgAQAAAN4CACAJCgAA8RAAIFYAAPIQACBXAAD1EAAgWAAA9BAAIFkAAPMQACDSBwAAqwwAINcHAACrDAAg2AcAAKsMACDkBwAAqwwAIAy4BgAApAsAMLkGAADxAgAQugYAAKQLADDJBkAAmgoAIcoGAgCZCgAh0QcBAJgKACHSBwIAsgoAIdcHAgCyCgAh2AcBAL0KACHjBwEAmAoAIeQHAQC9CgAh5QcAAJELACADAAAA3gIAIAEAAPACADBVAADxAgAgAwAAAN4CACABAADfAgAwAgAA2wIAIAEAAACYAQAgAQAAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACAQGQAA7xAAIDcAAO4QACA4AADwEAAgygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADfBwLRBwEAAAAB0gcCAAAAAdgHAQAAAAHcBwIAAAAB3QcBAAAAAd8HAgAAAAHgBwEAAAAB4QdAAAAAAeIHQAAAAAEBSQAA-QIAIA3KBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAN8HAtEHAQAAAAHSBwIAAAAB2AcBAAAAAdwHAgAAAAHdBwEAAAAB3wcCAAAAAeAHAQAAAAHhB0AAAAAB4gdAAAAAAQFJAAD7AgAwAUkAAPsCADABAAAAmgEAIAEAAACaAQAgEBkAAOwQACA3AADrEAAgOAAA7RAAIMoGAgCdDAAh1wZAAJ4MACH4BgIAtAwAIYAHAADqEN8HItEHAQCcDAAh0gcCAJ0MACHYBwEAnAwAIdwHAgCdDAAh3QcBAMgMACHfBwIAtAwAIeAHAQDIDAAh4QdAALMMACHiB0AAswwAIQIAAACYAQAgSQAAgAMAIA3KBgIAnQwAIdcGQACeDAAh-AYCALQMACGABwAA6hDfByLRBwEAnAwAIdIHAgCdDAAh2AcBAJwMACHcBwIAnQwAId0HAQDIDAAh3wcCALQMACHgBwEAyAwAIeEHQACzDAAh4gdAALMMACECAAAAlgEAIEkAAIIDACACAAAAlgEAIEkAAIIDACABAAAAmgEAIAEAAACaAQAgAwAAAJgBACBQAAD5AgAgUQAAgAMAIAEAAACYAQAgAQAAAJYBACALCgAA5RAAIFYAAOYQACBXAADpEAAgWAAA6BAAIFkAAOcQACD4BgAAqwwAIN0HAACrDAAg3wcAAKsMACDgBwAAqwwAIOEHAACrDAAg4gcAAKsMACAQuAYAAKALADC5BgAAiwMAELoGAACgCwAwygYCAJkKACHXBkAAmgoAIfgGAgCyCgAhgAcAAKEL3wci0QcBAJgKACHSBwIAmQoAIdgHAQCYCgAh3AcCAJkKACHdBwEAvQoAId8HAgCyCgAh4AcBAL0KACHhB0AAsQoAIeIHQACxCgAhAwAAAJYBACABAACKAwAwVQAAiwMAIAMAAACWAQAgAQAAlwEAMAIAAJgBACABAAAAoQEAIAEAAAChAQAgAwAAAJ8BACABAACgAQAwAgAAoQEAIAMAAACfAQAgAQAAoAEAMAIAAKEBACADAAAAnwEAIAEAAKABADACAAChAQAgCwQAAOMQACA8AADkEAAgyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaQHAQAAAAHRBwEAAAAB0gcCAAAAAdoHAgAAAAHbBwIAAAABAUkAAJMDACAJyQZAAAAAAcoGAgAAAAHmBgIAAAAB-wYBAAAAAaQHAQAAAAHRBwEAAAAB0gcCAAAAAdoHAgAAAAHbBwIAAAABAUkAAJUDADABSQAAlQMAMAEAAACaAQAgCwQAAOEQACA8AADiEAAgyQZAAJ4MACHKBgIAnQwAIeYGAgC0DAAh-wYBAMgMACGkBwEAnAwAIdEHAQCcDAAh0gcCAJ0MACHaBwIAnQwAIdsHAgCdDAAhAgAAAKEBACBJAACZAwAgCckGQACeDAAhygYCAJ0MACHmBgIAtAwAIfsGAQDIDAAhpAcBAJwMACHRBwEAnAwAIdIHAgCdDAAh2gcCAJ0MACHbBwIAnQwAIQIAAACfAQAgSQAAmwMAIAIAAACfAQAgSQAAmwMAIAEAAACaAQAgAwAAAKEBACBQAACTAwAgUQAAmQMAIAEAAAChAQAgAQAAAJ8BACAHCgAA3BAAIFYAAN0QACBXAADgEAAgWAAA3xAAIFkAAN4QACDmBgAAqwwAIPsGAACrDAAgDLgGAACfCwAwuQYAAKMDABC6BgAAnwsAMMkGQACaCgAhygYCAJkKACHmBgIAsgoAIfsGAQC9CgAhpAcBAJgKACHRBwEAmAoAIdIHAgCZCgAh2gcCAJkKACHbBwIAmQoAIQMAAACfAQAgAQAAogMAMFUAAKMDACADAAAAnwEAIAEAAKABADACAAChAQAgEbgGAACdCwAwuQYAAKkDABC6BgAAnQsAMMkGQAClCgAhygYCAAAAAfgGAgCVCwAh-wYBAMoKACHJBwEAowoAIdEHAQCjCgAh0gcCAKQKACHTBwIAlQsAIdQHAQCjCgAh1QcBAMoKACHWByAAzAoAIdcHAgCVCwAh2AcBAMoKACHZBwAAngsAIAEAAACmAwAgAQAAAKYDACAQuAYAAJ0LADC5BgAAqQMAELoGAACdCwAwyQZAAKUKACHKBgIApAoAIfgGAgCVCwAh-wYBAMoKACHJBwEAowoAIdEHAQCjCgAh0gcCAKQKACHTBwIAlQsAIdQHAQCjCgAh1QcBAMoKACHWByAAzAoAIdcHAgCVCwAh2AcBAMoKACEG-AYAAKsMACD7BgAAqwwAINMHAACrDAAg1QcAAKsMACDXBwAAqwwAINgHAACrDAAgAwAAAKkDACABAACqAwAwAgAApgMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACADAAAAqQMAIAEAAKoDADACAACmAwAgDckGQAAAAAHKBgIAAAAB-AYCAAAAAfsGAQAAAAHJBwEAAAAB0QcBAAAAAdIHAgAAAAHTBwIAAAAB1AcBAAAAAdUHAQAAAAHWByAAAAAB1wcCAAAAAdgHAQAAAAEBSQAArgMAIA3JBkAAAAABygYCAAAAAfgGAgAAAAH7BgEAAAAByQcBAAAAAdEHAQAAAAHSBwIAAAAB0wcCAAAAAdQHAQAAAAHVBwEAAAAB1gcgAAAAAdcHAgAAAAHYBwEAAAABAUkAALADADABSQAAsAMAMA3JBkAAngwAIcoGAgCdDAAh-AYCALQMACH7BgEAyAwAIckHAQCcDAAh0QcBAJwMACHSBwIAnQwAIdMHAgC0DAAh1AcBAJwMACHVBwEAyAwAIdYHIADLDQAh1wcCALQMACHYBwEAyAwAIQIAAACmAwAgSQAAswMAIA3JBkAAngwAIcoGAgCdDAAh-AYCALQMACH7BgEAyAwAIckHAQCcDAAh0QcBAJwMACHSBwIAnQwAIdMHAgC0DAAh1AcBAJwMACHVBwEAyAwAIdYHIADLDQAh1wcCALQMACHYBwEAyAwAIQIAAACpAwAgSQAAtQMAIAIAAACpAwAgSQAAtQMAIAMAAACmAwAgUAAArgMAIFEAALMDACABAAAApgMAIAEAAACpAwAgCwoAANcQACBWAADYEAAgVwAA2xAAIFgAANoQACBZAADZEAAg-AYAAKsMACD7BgAAqwwAINMHAACrDAAg1QcAAKsMACDXBwAAqwwAINgHAACrDAAgELgGAACcCwAwuQYAALwDABC6BgAAnAsAMMkGQACaCgAhygYCAJkKACH4BgIAsgoAIfsGAQC9CgAhyQcBAJgKACHRBwEAmAoAIdIHAgCZCgAh0wcCALIKACHUBwEAmAoAIdUHAQC9CgAh1gcgAMYKACHXBwIAsgoAIdgHAQC9CgAhAwAAAKkDACABAAC7AwAwVQAAvAMAIAMAAACpAwAgAQAAqgMAMAIAAKYDACABAAAAtAEAIAEAAAC0AQAgAwAAALIBACABAACzAQAwAgAAtAEAIAMAAACyAQAgAQAAswEAMAIAALQBACADAAAAsgEAIAEAALMBADACAAC0AQAgEAMAANYQACDKBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB5QYCAAAAAfEGBAAAAAH1BgEAAAAByQcBAAAAAcoHAgAAAAHLBwIAAAABzAcCAAAAAc0HBAAAAAHOBwIAAAABzwcBAAAAAdAHQAAAAAEBSQAAxAMAIA_KBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB5QYCAAAAAfEGBAAAAAH1BgEAAAAByQcBAAAAAcoHAgAAAAHLBwIAAAABzAcCAAAAAc0HBAAAAAHOBwIAAAABzwcBAAAAAdAHQAAAAAEBSQAAxgMAMAFJAADGAwAwEAMAANUQACDKBgIAnQwAIcwGQACzDAAh1AZAAJ4MACHYBkAAswwAIeUGAgCdDAAh8QYEANcNACH1BgEAyAwAIckHAQCcDAAhygcCAJ0MACHLBwIAnQwAIcwHAgCdDAAhzQcEANcNACHOBwIAnQwAIc8HAQDIDAAh0AdAALMMACECAAAAtAEAIEkAAMkDACAPygYCAJ0MACHMBkAAswwAIdQGQACeDAAh2AZAALMMACHlBgIAnQwAIfEGBADXDQAh9QYBAMgMACHJBwEAnAwAIcoHAgCdDAAhywcCAJ0MACHMBwIAnQwAIc0HBADXDQAhzgcCAJ0MACHPBwEAyAwAIdAHQACzDAAhAgAAALIBACBJAADLAwAgAgAAALIBACBJAADLAwAgAwAAALQBACBQAADEAwAgUQAAyQMAIAEAAAC0AQAgAQAAALIBACAKCgAA0BAAIFYAANEQACBXAADUEAAgWAAA0xAAIFkAANIQACDMBgAAqwwAINgGAACrDAAg9QYAAKsMACDPBwAAqwwAINAHAACrDAAgErgGAACbCwAwuQYAANIDABC6BgAAmwsAMMoGAgCZCgAhzAZAALEKACHUBkAAmgoAIdgGQACxCgAh5QYCAJkKACHxBgQA0AoAIfUGAQC9CgAhyQcBAJgKACHKBwIAmQoAIcsHAgCZCgAhzAcCAJkKACHNBwQA0AoAIc4HAgCZCgAhzwcBAL0KACHQB0AAsQoAIQMAAACyAQAgAQAA0QMAMFUAANIDACADAAAAsgEAIAEAALMBADACAAC0AQAgCRcAAJoLACC4BgAAmQsAMLkGAADYAwAQugYAAJkLADDKBgIAAAAB1wZAAKUKACH7BgEAowoAIfwGAQCjCgAhyAcCAKQKACEBAAAA1QMAIAEAAADVAwAgCRcAAJoLACC4BgAAmQsAMLkGAADYAwAQugYAAJkLADDKBgIApAoAIdcGQAClCgAh-wYBAKMKACH8BgEAowoAIcgHAgCkCgAhARcAAM8QACADAAAA2AMAIAEAANkDADACAADVAwAgAwAAANgDACABAADZAwAwAgAA1QMAIAMAAADYAwAgAQAA2QMAMAIAANUDACAGFwAAzhAAIMoGAgAAAAHXBkAAAAAB-wYBAAAAAfwGAQAAAAHIBwIAAAABAUkAAN0DACAFygYCAAAAAdcGQAAAAAH7BgEAAAAB_AYBAAAAAcgHAgAAAAEBSQAA3wMAMAFJAADfAwAwBhcAAMEQACDKBgIAnQwAIdcGQACeDAAh-wYBAJwMACH8BgEAnAwAIcgHAgCdDAAhAgAAANUDACBJAADiAwAgBcoGAgCdDAAh1wZAAJ4MACH7BgEAnAwAIfwGAQCcDAAhyAcCAJ0MACECAAAA2AMAIEkAAOQDACACAAAA2AMAIEkAAOQDACADAAAA1QMAIFAAAN0DACBRAADiAwAgAQAAANUDACABAAAA2AMAIAUKAAC8EAAgVgAAvRAAIFcAAMAQACBYAAC_EAAgWQAAvhAAIAi4BgAAmAsAMLkGAADrAwAQugYAAJgLADDKBgIAmQoAIdcGQACaCgAh-wYBAJgKACH8BgEAmAoAIcgHAgCZCgAhAwAAANgDACABAADqAwAwVQAA6wMAIAMAAADYAwAgAQAA2QMAMAIAANUDACABAAAAOQAgAQAAADkAIAMAAAA3ACABAAA4ADACAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIA4YAAC5EAAgGQAAuhAAIBsAALsQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcIHAgAAAAHDByAAAAABxAcgAAAAAcUHAgAAAAHGB0AAAAABxwcCAAAAAQFJAADzAwAgC8oGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAH7BgEAAAABwgcCAAAAAcMHIAAAAAHEByAAAAABxQcCAAAAAcYHQAAAAAHHBwIAAAABAUkAAPUDADABSQAA9QMAMA4YAACqEAAgGQAAqxAAIBsAAKwQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIfsGAQCcDAAhwgcCAJ0MACHDByAAyw0AIcQHIADLDQAhxQcCAJ0MACHGB0AAngwAIccHAgCdDAAhAgAAADkAIEkAAPgDACALygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACH7BgEAnAwAIcIHAgCdDAAhwwcgAMsNACHEByAAyw0AIcUHAgCdDAAhxgdAAJ4MACHHBwIAnQwAIQIAAAA3ACBJAAD6AwAgAgAAADcAIEkAAPoDACADAAAAOQAgUAAA8wMAIFEAAPgDACABAAAAOQAgAQAAADcAIAUKAAClEAAgVgAAphAAIFcAAKkQACBYAACoEAAgWQAApxAAIA64BgAAlwsAMLkGAACBBAAQugYAAJcLADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH5BgEAmAoAIfsGAQCYCgAhwgcCAJkKACHDByAAxgoAIcQHIADGCgAhxQcCAJkKACHGB0AAmgoAIccHAgCZCgAhAwAAADcAIAEAAIAEADBVAACBBAAgAwAAADcAIAEAADgAMAIAADkAIAEAAAA_ACABAAAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgBxkAAKQQACAaAACjEAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAcEHAgAAAAEBSQAAiQQAIAXKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAABwQcCAAAAAQFJAACLBAAwAUkAAIsEADAHGQAAohAAIBoAAKEQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIcEHAgCdDAAhAgAAAD8AIEkAAI4EACAFygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACHBBwIAnQwAIQIAAAA9ACBJAACQBAAgAgAAAD0AIEkAAJAEACADAAAAPwAgUAAAiQQAIFEAAI4EACABAAAAPwAgAQAAAD0AIAUKAACcEAAgVgAAnRAAIFcAAKAQACBYAACfEAAgWQAAnhAAIAi4BgAAlgsAMLkGAACXBAAQugYAAJYLADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH5BgEAmAoAIcEHAgCZCgAhAwAAAD0AIAEAAJYEADBVAACXBAAgAwAAAD0AIAEAAD4AMAIAAD8AIAe4BgAAkwsAMLkGAACdBAAQugYAAJMLADDlBgIAlQsAIbgHAQAAAAG5BwAAlAsAILoHQAClCgAhAQAAAJoEACABAAAAmgQAIAe4BgAAkwsAMLkGAACdBAAQugYAAJMLADDlBgIAlQsAIbgHAQCjCgAhuQcAAJQLACC6B0AApQoAIQHlBgAAqwwAIAMAAACdBAAgAQAAngQAMAIAAJoEACADAAAAnQQAIAEAAJ4EADACAACaBAAgAwAAAJ0EACABAACeBAAwAgAAmgQAIATlBgIAAAABuAcBAAAAAbkHgAAAAAG6B0AAAAABAUkAAKIEACAE5QYCAAAAAbgHAQAAAAG5B4AAAAABugdAAAAAAQFJAACkBAAwAUkAAKQEADAE5QYCALQMACG4BwEAnAwAIbkHgAAAAAG6B0AAngwAIQIAAACaBAAgSQAApwQAIATlBgIAtAwAIbgHAQCcDAAhuQeAAAAAAboHQACeDAAhAgAAAJ0EACBJAACpBAAgAgAAAJ0EACBJAACpBAAgAwAAAJoEACBQAACiBAAgUQAApwQAIAEAAACaBAAgAQAAAJ0EACAGCgAAlxAAIFYAAJgQACBXAACbEAAgWAAAmhAAIFkAAJkQACDlBgAAqwwAIAe4BgAAkAsAMLkGAACwBAAQugYAAJALADDlBgIAsgoAIbgHAQCYCgAhuQcAAJELACC6B0AAmgoAIQMAAACdBAAgAQAArwQAMFUAALAEACADAAAAnQQAIAEAAJ4EADACAACaBAAgCgMAANUKACC4BgAAjwsAMLkGAAApABC6BgAAjwsAMNcGQAClCgAh5QYCAAAAAbQHAQCjCgAhtQcEANQKACG2BwIApAoAIbcHQADLCgAhAQAAALMEACABAAAAswQAIAIDAADaDQAgtwcAAKsMACADAAAAKQAgAQAAtgQAMAIAALMEACADAAAAKQAgAQAAtgQAMAIAALMEACADAAAAKQAgAQAAtgQAMAIAALMEACAHAwAAlhAAINcGQAAAAAHlBgIAAAABtAcBAAAAAbUHBAAAAAG2BwIAAAABtwdAAAAAAQFJAAC6BAAgBtcGQAAAAAHlBgIAAAABtAcBAAAAAbUHBAAAAAG2BwIAAAABtwdAAAAAAQFJAAC8BAAwAUkAALwEADAHAwAAlRAAINcGQACeDAAh5QYCAJ0MACG0BwEAnAwAIbUHBADXDQAhtgcCAJ0MACG3B0AAswwAIQIAAACzBAAgSQAAvwQAIAbXBkAAngwAIeUGAgCdDAAhtAcBAJwMACG1BwQA1w0AIbYHAgCdDAAhtwdAALMMACECAAAAKQAgSQAAwQQAIAIAAAApACBJAADBBAAgAwAAALMEACBQAAC6BAAgUQAAvwQAIAEAAACzBAAgAQAAACkAIAYKAACQEAAgVgAAkRAAIFcAAJQQACBYAACTEAAgWQAAkhAAILcHAACrDAAgCbgGAACOCwAwuQYAAMgEABC6BgAAjgsAMNcGQACaCgAh5QYCAJkKACG0BwEAmAoAIbUHBADQCgAhtgcCAJkKACG3B0AAsQoAIQMAAAApACABAADHBAAwVQAAyAQAIAMAAAApACABAAC2BAAwAgAAswQAIAEAAAAtACABAAAALQAgAwAAACsAIAEAACwAMAIAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgBAMAAI8QACDdBgABAAAB3wZAAAAAAeUGAgAAAAEBSQAA0AQAIAPdBgABAAAB3wZAAAAAAeUGAgAAAAEBSQAA0gQAMAFJAADSBAAwBAMAAI4QACDdBgABsQwAId8GQACzDAAh5QYCAJ0MACECAAAALQAgSQAA1QQAIAPdBgABsQwAId8GQACzDAAh5QYCAJ0MACECAAAAKwAgSQAA1wQAIAIAAAArACBJAADXBAAgAwAAAC0AIFAAANAEACBRAADVBAAgAQAAAC0AIAEAAAArACAGCgAAiRAAIFYAAIoQACBXAACNEAAgWAAAjBAAIFkAAIsQACDfBgAAqwwAIAa4BgAAjQsAMLkGAADeBAAQugYAAI0LADDdBgABrwoAId8GQACxCgAh5QYCAJkKACEDAAAAKwAgAQAA3QQAMFUAAN4EACADAAAAKwAgAQAALAAwAgAALQAgAQAAADEAIAEAAAAxACADAAAALwAgAQAAMAAwAgAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACAKAwAAiBAAIMoGAgAAAAHXBkAAAAAB5QYCAAAAAecGAQAAAAGvB0AAAAABsAcAAQAAAbEHAAEAAAGyBwQAAAABswcAAIcQACABSQAA5gQAIAnKBgIAAAAB1wZAAAAAAeUGAgAAAAHnBgEAAAABrwdAAAAAAbAHAAEAAAGxBwABAAABsgcEAAAAAbMHAACHEAAgAUkAAOgEADABSQAA6AQAMAoDAACGEAAgygYCAJ0MACHXBkAAngwAIeUGAgCdDAAh5wYBAJwMACGvB0AAswwAIbAHAAGxDAAhsQcAAbEMACGyBwQA1w0AIbMHAACFEAAgAgAAADEAIEkAAOsEACAJygYCAJ0MACHXBkAAngwAIeUGAgCdDAAh5wYBAJwMACGvB0AAswwAIbAHAAGxDAAhsQcAAbEMACGyBwQA1w0AIbMHAACFEAAgAgAAAC8AIEkAAO0EACACAAAALwAgSQAA7QQAIAMAAAAxACBQAADmBAAgUQAA6wQAIAEAAAAxACABAAAALwAgBgoAAIAQACBWAACBEAAgVwAAhBAAIFgAAIMQACBZAACCEAAgrwcAAKsMACAMuAYAAIwLADC5BgAA9AQAELoGAACMCwAwygYCAJkKACHXBkAAmgoAIeUGAgCZCgAh5wYBAJgKACGvB0AAsQoAIbAHAAGvCgAhsQcAAa8KACGyBwQA0AoAIbMHAADECgAgAwAAAC8AIAEAAPMEADBVAAD0BAAgAwAAAC8AIAEAADAAMAIAADEAIAEAAAA1ACABAAAANQAgAwAAADMAIAEAADQAMAIAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgBwMAAP8PACDKBgIAAAAB1wZAAAAAAeUGAgAAAAGtBwEAAAABrgcBAAAAAa8HQAAAAAEBSQAA_AQAIAbKBgIAAAAB1wZAAAAAAeUGAgAAAAGtBwEAAAABrgcBAAAAAa8HQAAAAAEBSQAA_gQAMAFJAAD-BAAwBwMAAP4PACDKBgIAnQwAIdcGQACeDAAh5QYCAJ0MACGtBwEAnAwAIa4HAQCcDAAhrwdAALMMACECAAAANQAgSQAAgQUAIAbKBgIAnQwAIdcGQACeDAAh5QYCAJ0MACGtBwEAnAwAIa4HAQCcDAAhrwdAALMMACECAAAAMwAgSQAAgwUAIAIAAAAzACBJAACDBQAgAwAAADUAIFAAAPwEACBRAACBBQAgAQAAADUAIAEAAAAzACAGCgAA-Q8AIFYAAPoPACBXAAD9DwAgWAAA_A8AIFkAAPsPACCvBwAAqwwAIAm4BgAAiwsAMLkGAACKBQAQugYAAIsLADDKBgIAmQoAIdcGQACaCgAh5QYCAJkKACGtBwEAmAoAIa4HAQCYCgAhrwdAALEKACEDAAAAMwAgAQAAiQUAMFUAAIoFACADAAAAMwAgAQAANAAwAgAANQAgBrgGAACJCwAwuQYAAJAFABC6BgAAiQsAMNcGQAClCgAh5wYBAAAAAfoGAAGKCwAhAQAAAI0FACABAAAAjQUAIAa4BgAAiQsAMLkGAACQBQAQugYAAIkLADDXBkAApQoAIecGAQCjCgAh-gYAAYoLACEAAwAAAJAFACABAACRBQAwAgAAjQUAIAMAAACQBQAgAQAAkQUAMAIAAI0FACADAAAAkAUAIAEAAJEFADACAACNBQAgA9cGQAAAAAHnBgEAAAAB-gYAAQAAAQFJAACVBQAgA9cGQAAAAAHnBgEAAAAB-gYAAQAAAQFJAACXBQAwAUkAAJcFADAD1wZAAJ4MACHnBgEAnAwAIfoGAAGxDAAhAgAAAI0FACBJAACaBQAgA9cGQACeDAAh5wYBAJwMACH6BgABsQwAIQIAAACQBQAgSQAAnAUAIAIAAACQBQAgSQAAnAUAIAMAAACNBQAgUAAAlQUAIFEAAJoFACABAAAAjQUAIAEAAACQBQAgAwoAAPYPACBYAAD4DwAgWQAA9w8AIAa4BgAAiAsAMLkGAACjBQAQugYAAIgLADDXBkAAmgoAIecGAQCYCgAh-gYAAa8KACEDAAAAkAUAIAEAAKIFADBVAACjBQAgAwAAAJAFACABAACRBQAwAgAAjQUAIAccAACHCwAguAYAAIYLADC5BgAARwAQugYAAIYLADDKBgIAAAAB5wYBAKMKACGVBwEAAAABAQAAAKYFACABAAAApgUAIAEcAAD1DwAgAwAAAEcAIAEAAKkFADACAACmBQAgAwAAAEcAIAEAAKkFADACAACmBQAgAwAAAEcAIAEAAKkFADACAACmBQAgBBwAAPQPACDKBgIAAAAB5wYBAAAAAZUHAQAAAAEBSQAArQUAIAPKBgIAAAAB5wYBAAAAAZUHAQAAAAEBSQAArwUAMAFJAACvBQAwBBwAAOcPACDKBgIAnQwAIecGAQCcDAAhlQcBAJwMACECAAAApgUAIEkAALIFACADygYCAJ0MACHnBgEAnAwAIZUHAQCcDAAhAgAAAEcAIEkAALQFACACAAAARwAgSQAAtAUAIAMAAACmBQAgUAAArQUAIFEAALIFACABAAAApgUAIAEAAABHACAFCgAA4g8AIFYAAOMPACBXAADmDwAgWAAA5Q8AIFkAAOQPACAGuAYAAIULADC5BgAAuwUAELoGAACFCwAwygYCAJkKACHnBgEAmAoAIZUHAQCYCgAhAwAAAEcAIAEAALoFADBVAAC7BQAgAwAAAEcAIAEAAKkFADACAACmBQAgAQAAAEUAIAEAAABFACADAAAAQwAgAQAARAAwAgAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIAMAAABDACABAABEADACAABFACAOGQAA1w8AIB0AANYPACAiAADhDwAgIwAA2A8AICQAANkPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACoBwKkBwEAAAABpgcCAAAAAagHAgAAAAGpBwIAAAABAUkAAMMFACAJygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqAcCpAcBAAAAAaYHAgAAAAGoBwIAAAABqQcCAAAAAQFJAADFBQAwAUkAAMUFADABAAAARwAgAQAAAEsAIA4ZAADCDwAgHQAAwQ8AICIAAOAPACAjAADDDwAgJAAAxA8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPqAcipAcBAJwMACGmBwIAtAwAIagHAgC0DAAhqQcCAJ0MACECAAAARQAgSQAAygUAIAnKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6gHIqQHAQCcDAAhpgcCALQMACGoBwIAtAwAIakHAgCdDAAhAgAAAEMAIEkAAMwFACACAAAAQwAgSQAAzAUAIAEAAABHACABAAAASwAgAwAAAEUAIFAAAMMFACBRAADKBQAgAQAAAEUAIAEAAABDACAHCgAA2w8AIFYAANwPACBXAADfDwAgWAAA3g8AIFkAAN0PACCmBwAAqwwAIKgHAACrDAAgDLgGAACBCwAwuQYAANUFABC6BgAAgQsAMMoGAgCZCgAh1wZAAJoKACH4BgIAmQoAIfsGAQCYCgAhgAcAAIILqAcipAcBAJgKACGmBwIAsgoAIagHAgCyCgAhqQcCAJkKACEDAAAAQwAgAQAA1AUAMFUAANUFACADAAAAQwAgAQAARAAwAgAARQAgAQAAAFQAIAEAAABUACADAAAASwAgAQAAUwAwAgAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABLACABAABTADACAABUACAKGQAA0w8AIB4AANoPACAfAADUDwAgIQAA1Q8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAaIHAgAAAAGkBwEAAAABpQcCAAAAAQFJAADdBQAgBsoGAgAAAAHXBkAAAAAB-AYCAAAAAaIHAgAAAAGkBwEAAAABpQcCAAAAAQFJAADfBQAwAUkAAN8FADAKGQAArA8AIB4AAKsPACAfAACtDwAgIQAArg8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaIHAgCdDAAhpAcBAJwMACGlBwIAnQwAIQIAAABUACBJAADiBQAgBsoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaIHAgCdDAAhpAcBAJwMACGlBwIAnQwAIQIAAABLACBJAADkBQAgAgAAAEsAIEkAAOQFACADAAAAVAAgUAAA3QUAIFEAAOIFACABAAAAVAAgAQAAAEsAIAUKAACmDwAgVgAApw8AIFcAAKoPACBYAACpDwAgWQAAqA8AIAm4BgAAgAsAMLkGAADrBQAQugYAAIALADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACGiBwIAmQoAIaQHAQCYCgAhpQcCAJkKACEDAAAASwAgAQAA6gUAMFUAAOsFACADAAAASwAgAQAAUwAwAgAAVAAgAQAAAFAAIAEAAABQACADAAAATgAgAQAATwAwAgAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACAGAwAApQ8AICAAAKQPACDXBkAAAAAB5QYCAAAAAfoGAgAAAAGjBwIAAAABAUkAAPMFACAE1wZAAAAAAeUGAgAAAAH6BgIAAAABowcCAAAAAQFJAAD1BQAwAUkAAPUFADAGAwAAow8AICAAAKIPACDXBkAAngwAIeUGAgCdDAAh-gYCAJ0MACGjBwIAnQwAIQIAAABQACBJAAD4BQAgBNcGQACeDAAh5QYCAJ0MACH6BgIAnQwAIaMHAgCdDAAhAgAAAE4AIEkAAPoFACACAAAATgAgSQAA-gUAIAMAAABQACBQAADzBQAgUQAA-AUAIAEAAABQACABAAAATgAgBQoAAJ0PACBWAACeDwAgVwAAoQ8AIFgAAKAPACBZAACfDwAgB7gGAAD_CgAwuQYAAIEGABC6BgAA_woAMNcGQACaCgAh5QYCAJkKACH6BgIAmQoAIaMHAgCZCgAhAwAAAE4AIAEAAIAGADBVAACBBgAgAwAAAE4AIAEAAE8AMAIAAFAAIAUeAAD-CgAguAYAAP0KADC5BgAAVgAQugYAAP0KADCiBwIAAAABAQAAAIQGACABAAAAhAYAIAEeAACcDwAgAwAAAFYAIAEAAIcGADACAACEBgAgAwAAAFYAIAEAAIcGADACAACEBgAgAwAAAFYAIAEAAIcGADACAACEBgAgAh4AAJsPACCiBwIAnQwAIQIAAACEBgAgSQAAiwYAIAGiBwIAnQwAIQIAAABWACBJAACNBgAgAgAAAFYAIEkAAI0GACABAAAAhAYAIAEAAABWACAFCgAAlg8AIFYAAJcPACBXAACaDwAgWAAAmQ8AIFkAAJgPACAEuAYAAPwKADC5BgAAkwYAELoGAAD8CgAwogcCAJkKACEDAAAAVgAgAQAAkgYAMFUAAJMGACADAAAAVgAgAQAAhwYAMAIAAIQGACABAAAAYQAgAQAAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAoEAACUDwAgLAAAlQ8AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAH8BgEAAAABgAcAAAChBwKVBwEAAAABoQcgAAAAAQFJAACbBgAgCMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAH8BgEAAAABgAcAAAChBwKVBwEAAAABoQcgAAAAAQFJAACdBgAwAUkAAJ0GADAKBAAAhg8AICwAAIcPACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfwGAQCcDAAhgAcAAIUPoQcilQcBAJwMACGhByAAyw0AIQIAAABhACBJAACgBgAgCMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh_AYBAJwMACGABwAAhQ-hByKVBwEAnAwAIaEHIADLDQAhAgAAAF8AIEkAAKIGACACAAAAXwAgSQAAogYAIAMAAABhACBQAACbBgAgUQAAoAYAIAEAAABhACABAAAAXwAgBQoAAIAPACBWAACBDwAgVwAAhA8AIFgAAIMPACBZAACCDwAgC7gGAAD4CgAwuQYAAKkGABC6BgAA-AoAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh_AYBAJgKACGABwAA-QqhByKVBwEAmAoAIaEHIADGCgAhAwAAAF8AIAEAAKgGADBVAACpBgAgAwAAAF8AIAEAAGAAMAIAAGEAIAEAAABlACABAAAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACADAAAAYwAgAQAAZAAwAgAAZQAgFR0BAAAAASYAAP4OACAoAAD_DgAgygYCAAAAAdcGQAAAAAHmBgIAAAAB-wYBAAAAAfwGAQAAAAGABwAAAJoHAogHAgAAAAGLBxAAAAABlQcBAAAAAZYHAQAAAAGXBxAAAAABmAcCAAAAAZoHAQAAAAGbB0AAAAABnAcCAAAAAZ0HIAAAAAGeBwEAAAABnwcBAAAAAQFJAACxBgAgEx0BAAAAAcoGAgAAAAHXBkAAAAAB5gYCAAAAAfsGAQAAAAH8BgEAAAABgAcAAACaBwKIBwIAAAABiwcQAAAAAZUHAQAAAAGWBwEAAAABlwcQAAAAAZgHAgAAAAGaBwEAAAABmwdAAAAAAZwHAgAAAAGdByAAAAABngcBAAAAAZ8HAQAAAAEBSQAAswYAMAFJAACzBgAwAQAAAF8AIBUdAQCcDAAhJgAA8w4AICgAAPQOACDKBgIAnQwAIdcGQACeDAAh5gYCALQMACH7BgEAnAwAIfwGAQCcDAAhgAcAAPIOmgciiAcCALQMACGLBxAAwg4AIZUHAQDIDAAhlgcBAMgMACGXBxAA8Q4AIZgHAgCdDAAhmgcBAMgMACGbB0AAswwAIZwHAgCdDAAhnQcgAMsNACGeBwEAnAwAIZ8HAQCcDAAhAgAAAGUAIEkAALcGACATHQEAnAwAIcoGAgCdDAAh1wZAAJ4MACHmBgIAtAwAIfsGAQCcDAAh_AYBAJwMACGABwAA8g6aByKIBwIAtAwAIYsHEADCDgAhlQcBAMgMACGWBwEAyAwAIZcHEADxDgAhmAcCAJ0MACGaBwEAyAwAIZsHQACzDAAhnAcCAJ0MACGdByAAyw0AIZ4HAQCcDAAhnwcBAJwMACECAAAAYwAgSQAAuQYAIAIAAABjACBJAAC5BgAgAQAAAF8AIAMAAABlACBQAACxBgAgUQAAtwYAIAEAAABlACABAAAAYwAgDAoAAOwOACBWAADtDgAgVwAA8A4AIFgAAO8OACBZAADuDgAg5gYAAKsMACCIBwAAqwwAIJUHAACrDAAglgcAAKsMACCXBwAAqwwAIJoHAACrDAAgmwcAAKsMACAWHQEAmAoAIbgGAADxCgAwuQYAAMEGABC6BgAA8QoAMMoGAgCZCgAh1wZAAJoKACHmBgIAsgoAIfsGAQCYCgAh_AYBAJgKACGABwAA8wqaByKIBwIAsgoAIYsHEADnCgAhlQcBAL0KACGWBwEAvQoAIZcHEADyCgAhmAcCAJkKACGaBwEAvQoAIZsHQACxCgAhnAcCAJkKACGdByAAxgoAIZ4HAQCYCgAhnwcBAJgKACEDAAAAYwAgAQAAwAYAMFUAAMEGACADAAAAYwAgAQAAZAAwAgAAZQAgAQAAAHcAIAEAAAB3ACADAAAAdQAgAQAAdgAwAgAAdwAgAwAAAHUAIAEAAHYAMAIAAHcAIAMAAAB1ACABAAB2ADACAAB3ACALJwAA6Q4AICgAAOoOACAqAADrDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkAcCAAAAAZIHQAAAAAGTBwEAAAABlAcCAAAAAQFJAADJBgAgCMoGAgAAAAHXBkAAAAABgAcAAACSBwKPBwAAAI8HApAHAgAAAAGSB0AAAAABkwcBAAAAAZQHAgAAAAEBSQAAywYAMAFJAADLBgAwCycAAM4OACAoAADPDgAgKgAA0A4AIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACGUBwIAtAwAIQIAAAB3ACBJAADOBgAgCMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACGUBwIAtAwAIQIAAAB1ACBJAADQBgAgAgAAAHUAIEkAANAGACADAAAAdwAgUAAAyQYAIFEAAM4GACABAAAAdwAgAQAAAHUAIAgKAADHDgAgVgAAyA4AIFcAAMsOACBYAADKDgAgWQAAyQ4AIJIHAACrDAAgkwcAAKsMACCUBwAAqwwAIAu4BgAA6goAMLkGAADXBgAQugYAAOoKADDKBgIAmQoAIdcGQACaCgAhgAcAAOwKkgcijwcAAOsKjwcikAcCAJkKACGSB0AAsQoAIZMHAQC9CgAhlAcCALIKACEDAAAAdQAgAQAA1gYAMFUAANcGACADAAAAdQAgAQAAdgAwAgAAdwAgAQAAAGoAIAEAAABqACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABoACABAABpADACAABqACAJKQAAxQ4AICsAAMYOACD7BgEAAAABiAcCAAAAAYkHAgAAAAGKBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAUkAAN8GACAH-wYBAAAAAYgHAgAAAAGJBwIAAAABigcCAAAAAYsHEAAAAAGMBwIAAAABjQcBAAAAAQFJAADhBgAwAUkAAOEGADAJKQAAww4AICsAAMQOACD7BgEAnAwAIYgHAgC0DAAhiQcCAJ0MACGKBwIAnQwAIYsHEADCDgAhjAcCAJ0MACGNBwEAyAwAIQIAAABqACBJAADkBgAgB_sGAQCcDAAhiAcCALQMACGJBwIAnQwAIYoHAgCdDAAhiwcQAMIOACGMBwIAnQwAIY0HAQDIDAAhAgAAAGgAIEkAAOYGACACAAAAaAAgSQAA5gYAIAMAAABqACBQAADfBgAgUQAA5AYAIAEAAABqACABAAAAaAAgBwoAAL0OACBWAAC-DgAgVwAAwQ4AIFgAAMAOACBZAAC_DgAgiAcAAKsMACCNBwAAqwwAIAq4BgAA5goAMLkGAADtBgAQugYAAOYKADD7BgEAmAoAIYgHAgCyCgAhiQcCAJkKACGKBwIAmQoAIYsHEADnCgAhjAcCAJkKACGNBwEAvQoAIQMAAABoACABAADsBgAwVQAA7QYAIAMAAABoACABAABpADACAABqACABAAAAbwAgAQAAAG8AIAMAAABtACABAABuADACAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMpAAC8DgAgiAcCAAAAAYkHAgAAAAEBSQAA9QYAIAKIBwIAAAABiQcCAAAAAQFJAAD3BgAwAUkAAPcGADADKQAAuw4AIIgHAgCdDAAhiQcCAJ0MACECAAAAbwAgSQAA-gYAIAKIBwIAnQwAIYkHAgCdDAAhAgAAAG0AIEkAAPwGACACAAAAbQAgSQAA_AYAIAMAAABvACBQAAD1BgAgUQAA-gYAIAEAAABvACABAAAAbQAgBQoAALYOACBWAAC3DgAgVwAAug4AIFgAALkOACBZAAC4DgAgBbgGAADlCgAwuQYAAIMHABC6BgAA5QoAMIgHAgCZCgAhiQcCAJkKACEDAAAAbQAgAQAAggcAMFUAAIMHACADAAAAbQAgAQAAbgAwAgAAbwAgAQAAAHsAIAEAAAB7ACADAAAAeQAgAQAAegAwAgAAewAgAwAAAHkAIAEAAHoAMAIAAHsAIAMAAAB5ACABAAB6ADACAAB7ACAWGQAAsQ4AIC8AALIOACAwAACzDgAgMQAAtA4AIDIAALUOACDKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfgGAgAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAUkAAIsHACARygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH4BgIAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQFJAACNBwAwAUkAAI0HADAWGQAAig4AIC8AAIsOACAwAACMDgAgMQAAjQ4AIDIAAI4OACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACECAAAAewAgSQAAkAcAIBHKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACECAAAAeQAgSQAAkgcAIAIAAAB5ACBJAACSBwAgAwAAAHsAIFAAAIsHACBRAACQBwAgAQAAAHsAIAEAAAB5ACAJCgAAgg4AIFYAAIMOACBXAACGDgAgWAAAhQ4AIFkAAIQOACCBBwAAqwwAIIIHAACrDAAggwcAAKsMACCEBwAAqwwAIBS4BgAA3AoAMLkGAACZBwAQugYAANwKADDKBgIAmQoAIdcGQACaCgAh8gYBAJgKACHzBgQA0AoAIfUGAQCYCgAh-AYCAJkKACH7BgEAmAoAIfwGAQCYCgAh_gYAAN0K_gYigAcAAN4KgAcigQcIAN8KACGCBwIAsgoAIYMHAgCyCgAhhAcBAL0KACGFBwIAmQoAIYYHAgCZCgAhhwcCAJkKACEDAAAAeQAgAQAAmAcAMFUAAJkHACADAAAAeQAgAQAAegAwAgAAewAgAQAAAIMBACABAAAAgwEAIAMAAACBAQAgAQAAggEAMAIAAIMBACADAAAAgQEAIAEAAIIBADACAACDAQAgAwAAAIEBACABAACCAQAwAgAAgwEAIAYDAACBDgAgLgAAgA4AINcGQAAAAAHlBgIAAAAB7gYCAAAAAfoGAgAAAAEBSQAAoQcAIATXBkAAAAAB5QYCAAAAAe4GAgAAAAH6BgIAAAABAUkAAKMHADABSQAAowcAMAYDAAD_DQAgLgAA_g0AINcGQACeDAAh5QYCAJ0MACHuBgIAnQwAIfoGAgCdDAAhAgAAAIMBACBJAACmBwAgBNcGQACeDAAh5QYCAJ0MACHuBgIAnQwAIfoGAgCdDAAhAgAAAIEBACBJAACoBwAgAgAAAIEBACBJAACoBwAgAwAAAIMBACBQAAChBwAgUQAApgcAIAEAAACDAQAgAQAAAIEBACAFCgAA-Q0AIFYAAPoNACBXAAD9DQAgWAAA_A0AIFkAAPsNACAHuAYAANsKADC5BgAArwcAELoGAADbCgAw1wZAAJoKACHlBgIAmQoAIe4GAgCZCgAh-gYCAJkKACEDAAAAgQEAIAEAAK4HADBVAACvBwAgAwAAAIEBACABAACCAQAwAgAAgwEAIAEAAAB_ACABAAAAfwAgAwAAAH0AIAEAAH4AMAIAAH8AIAMAAAB9ACABAAB-ADACAAB_ACADAAAAfQAgAQAAfgAwAgAAfwAgBxkAAPgNACAuAAD3DQAgygYCAAAAAdcGQAAAAAHuBgIAAAAB-AYCAAAAAfkGAQAAAAEBSQAAtwcAIAXKBgIAAAAB1wZAAAAAAe4GAgAAAAH4BgIAAAAB-QYBAAAAAQFJAAC5BwAwAUkAALkHADAHGQAA9g0AIC4AAPUNACDKBgIAnQwAIdcGQACeDAAh7gYCAJ0MACH4BgIAnQwAIfkGAQCcDAAhAgAAAH8AIEkAALwHACAFygYCAJ0MACHXBkAAngwAIe4GAgCdDAAh-AYCAJ0MACH5BgEAnAwAIQIAAAB9ACBJAAC-BwAgAgAAAH0AIEkAAL4HACADAAAAfwAgUAAAtwcAIFEAALwHACABAAAAfwAgAQAAAH0AIAUKAADwDQAgVgAA8Q0AIFcAAPQNACBYAADzDQAgWQAA8g0AIAi4BgAA2goAMLkGAADFBwAQugYAANoKADDKBgIAmQoAIdcGQACaCgAh7gYCAJkKACH4BgIAmQoAIfkGAQCYCgAhAwAAAH0AIAEAAMQHADBVAADFBwAgAwAAAH0AIAEAAH4AMAIAAH8AIAYuAADZCgAgMQIApAoAIbgGAADYCgAwuQYAAIUBABC6BgAA2AoAMO4GAgAAAAEBAAAAyAcAIAEAAADIBwAgAS4AANENACADAAAAhQEAIAEAAMsHADACAADIBwAgAwAAAIUBACABAADLBwAwAgAAyAcAIAMAAACFAQAgAQAAywcAMAIAAMgHACADLgAA7w0AIDECAAAAAe4GAgAAAAEBSQAAzwcAIAIxAgAAAAHuBgIAAAABAUkAANEHADABSQAA0QcAMAMuAADuDQAgMQIAnQwAIe4GAgCdDAAhAgAAAMgHACBJAADUBwAgAjECAJ0MACHuBgIAnQwAIQIAAACFAQAgSQAA1gcAIAIAAACFAQAgSQAA1gcAIAMAAADIBwAgUAAAzwcAIFEAANQHACABAAAAyAcAIAEAAACFAQAgBQoAAOkNACBWAADqDQAgVwAA7Q0AIFgAAOwNACBZAADrDQAgBTECAJkKACG4BgAA1woAMLkGAADdBwAQugYAANcKADDuBgIAmQoAIQMAAACFAQAgAQAA3AcAMFUAAN0HACADAAAAhQEAIAEAAMsHADACAADIBwAgAQAAAJIBACABAAAAkgEAIAMAAACJAQAgAQAAkQEAMAIAAJIBACADAAAAiQEAIAEAAJEBADACAACSAQAgAwAAAIkBACABAACRAQAwAgAAkgEAIAwEAADnDQAgMgAA6A0AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAHyBgEAAAAB8wYEAAAAAfQGAQAAAAH1BgEAAAAB9gZAAAAAAfcGAQAAAAEBSQAA5QcAIArKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB8gYBAAAAAfMGBAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BgEAAAABAUkAAOcHADABSQAA5wcAMAwEAADgDQAgMgAA4Q0AIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh8gYBAJwMACHzBgQA1w0AIfQGAQCcDAAh9QYBAJwMACH2BkAAngwAIfcGAQCcDAAhAgAAAJIBACBJAADqBwAgCsoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh8gYBAJwMACHzBgQA1w0AIfQGAQCcDAAh9QYBAJwMACH2BkAAngwAIfcGAQCcDAAhAgAAAIkBACBJAADsBwAgAgAAAIkBACBJAADsBwAgAwAAAJIBACBQAADlBwAgUQAA6gcAIAEAAACSAQAgAQAAAIkBACAFCgAA2w0AIFYAANwNACBXAADfDQAgWAAA3g0AIFkAAN0NACANuAYAANYKADC5BgAA8wcAELoGAADWCgAwygYCAJkKACHXBkAAmgoAIeYGAgCZCgAh5wYBAJgKACHyBgEAmAoAIfMGBADQCgAh9AYBAJgKACH1BgEAmAoAIfYGQACaCgAh9wYBAJgKACEDAAAAiQEAIAEAAPIHADBVAADzBwAgAwAAAIkBACABAACRAQAwAgAAkgEAIAcEAADVCgAgNQIApAoAIbgGAADTCgAwuQYAAJQBABC6BgAA0woAMOYGAgAAAAHxBgQA1AoAIQEAAAD2BwAgAQAAAPYHACABBAAA2g0AIAMAAACUAQAgAQAA-QcAMAIAAPYHACADAAAAlAEAIAEAAPkHADACAAD2BwAgAwAAAJQBACABAAD5BwAwAgAA9gcAIAQEAADZDQAgNQIAAAAB5gYCAAAAAfEGBAAAAAEBSQAA_QcAIAM1AgAAAAHmBgIAAAAB8QYEAAAAAQFJAAD_BwAwAUkAAP8HADAEBAAA2A0AIDUCAJ0MACHmBgIAnQwAIfEGBADXDQAhAgAAAPYHACBJAACCCAAgAzUCAJ0MACHmBgIAnQwAIfEGBADXDQAhAgAAAJQBACBJAACECAAgAgAAAJQBACBJAACECAAgAwAAAPYHACBQAAD9BwAgUQAAgggAIAEAAAD2BwAgAQAAAJQBACAFCgAA0g0AIFYAANMNACBXAADWDQAgWAAA1Q0AIFkAANQNACAGNQIAmQoAIbgGAADPCgAwuQYAAIsIABC6BgAAzwoAMOYGAgCZCgAh8QYEANAKACEDAAAAlAEAIAEAAIoIADBVAACLCAAgAwAAAJQBACABAAD5BwAwAgAA9gcAIA0uAADOCgAgMwAAzQoAILgGAADJCgAwuQYAAIcBABC6BgAAyQoAMMoGAgAAAAHXBkAApQoAIdgGQADLCgAh7AYBAAAAAe0GAgAAAAHuBgIAAAAB7wYBAMoKACHwBiAAzAoAIQEAAACOCAAgAQAAAI4IACAGLgAA0Q0AIDMAANANACDYBgAAqwwAIO0GAACrDAAg7gYAAKsMACDvBgAAqwwAIAMAAACHAQAgAQAAkQgAMAIAAI4IACADAAAAhwEAIAEAAJEIADACAACOCAAgAwAAAIcBACABAACRCAAwAgAAjggAIAouAADPDQAgMwAAzg0AIMoGAgAAAAHXBkAAAAAB2AZAAAAAAewGAQAAAAHtBgIAAAAB7gYCAAAAAe8GAQAAAAHwBiAAAAABAUkAAJUIACAIygYCAAAAAdcGQAAAAAHYBkAAAAAB7AYBAAAAAe0GAgAAAAHuBgIAAAAB7wYBAAAAAfAGIAAAAAEBSQAAlwgAMAFJAACXCAAwAQAAAIkBACABAAAAeQAgCi4AAM0NACAzAADMDQAgygYCAJ0MACHXBkAAngwAIdgGQACzDAAh7AYBAJwMACHtBgIAtAwAIe4GAgC0DAAh7wYBAMgMACHwBiAAyw0AIQIAAACOCAAgSQAAnAgAIAjKBgIAnQwAIdcGQACeDAAh2AZAALMMACHsBgEAnAwAIe0GAgC0DAAh7gYCALQMACHvBgEAyAwAIfAGIADLDQAhAgAAAIcBACBJAACeCAAgAgAAAIcBACBJAACeCAAgAQAAAIkBACABAAAAeQAgAwAAAI4IACBQAACVCAAgUQAAnAgAIAEAAACOCAAgAQAAAIcBACAJCgAAxg0AIFYAAMcNACBXAADKDQAgWAAAyQ0AIFkAAMgNACDYBgAAqwwAIO0GAACrDAAg7gYAAKsMACDvBgAAqwwAIAu4BgAAxQoAMLkGAACnCAAQugYAAMUKADDKBgIAmQoAIdcGQACaCgAh2AZAALEKACHsBgEAmAoAIe0GAgCyCgAh7gYCALIKACHvBgEAvQoAIfAGIADGCgAhAwAAAIcBACABAACmCAAwVQAApwgAIAMAAACHAQAgAQAAkQgAMAIAAI4IACABAAAAJgAgAQAAACYAIAMAAAAHACABAAAlADACAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAwEAADCDQAgDAAAxA0AIA0AAMMNACAOAADFDQAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAegGAQAAAAHpBgABAAAB6gYAAMANACDrBgAAwQ0AIAFJAACvCAAgCMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACABSQAAsQgAMAFJAACxCAAwDAQAAJwNACAMAACeDQAgDQAAnQ0AIA4AAJ8NACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgAgAAACYAIEkAALQIACAIygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAIAAAAHACBJAAC2CAAgAgAAAAcAIEkAALYIACADAAAAJgAgUAAArwgAIFEAALQIACABAAAAJgAgAQAAAAcAIAYKAACVDQAgVgAAlg0AIFcAAJkNACBYAACYDQAgWQAAlw0AIOkGAACrDAAgC7gGAADDCgAwuQYAAL0IABC6BgAAwwoAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh6AYBAJgKACHpBgABvAoAIeoGAADECgAg6wYAAMQKACADAAAABwAgAQAAvAgAMFUAAL0IACADAAAABwAgAQAAJQAwAgAAJgAgAQAAAAsAIAEAAAALACADAAAACQAgAQAACgAwAgAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACAJAwAAkQ0AIAUAAJINACALAACTDQAgDAAAlA0AIMoGAgAAAAHRBgIAAAAB0gYAAJANACDXBkAAAAAB5QYCAAAAAQFJAADFCAAgBcoGAgAAAAHRBgIAAAAB0gYAAJANACDXBkAAAAAB5QYCAAAAAQFJAADHCAAwAUkAAMcIADAJAwAA9AwAIAUAAPUMACALAAD2DAAgDAAA9wwAIMoGAgCdDAAh0QYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACECAAAACwAgSQAAyggAIAXKBgIAnQwAIdEGAgCdDAAh0gYAAPMMACDXBkAAngwAIeUGAgCdDAAhAgAAAAkAIEkAAMwIACACAAAACQAgSQAAzAgAIAMAAAALACBQAADFCAAgUQAAyggAIAEAAAALACABAAAACQAgBQoAAO4MACBWAADvDAAgVwAA8gwAIFgAAPEMACBZAADwDAAgCLgGAADCCgAwuQYAANMIABC6BgAAwgoAMMoGAgCZCgAh0QYCAJkKACHSBgAAsAoAINcGQACaCgAh5QYCAJkKACEDAAAACQAgAQAA0ggAMFUAANMIACADAAAACQAgAQAACgAwAgAACwAgAQAAAA8AIAEAAAAPACADAAAADQAgAQAADgAwAgAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACANBgAA6wwAIAgAAOwMACAJAADtDAAgygYCAAAAAdIGAADqDAAg1QYCAAAAAdcGQAAAAAHYBkAAAAAB4AYAAQAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAEBSQAA2wgAIArKBgIAAAAB0gYAAOoMACDVBgIAAAAB1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQFJAADdCAAwAUkAAN0IADANBgAAyQwAIAgAAMoMACAJAADLDAAgygYCAJ0MACHSBgAAxgwAINUGAgCdDAAh1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACECAAAADwAgSQAA4AgAIArKBgIAnQwAIdIGAADGDAAg1QYCAJ0MACHXBkAAngwAIdgGQACeDAAh4AYAAccMACHhBgEAyAwAIeIGAQDIDAAh4wZAALMMACHkBkAAswwAIQIAAAANACBJAADiCAAgAgAAAA0AIEkAAOIIACADAAAADwAgUAAA2wgAIFEAAOAIACABAAAADwAgAQAAAA0AIAoKAADBDAAgVgAAwgwAIFcAAMUMACBYAADEDAAgWQAAwwwAIOAGAACrDAAg4QYAAKsMACDiBgAAqwwAIOMGAACrDAAg5AYAAKsMACANuAYAALsKADC5BgAA6QgAELoGAAC7CgAwygYCAJkKACHSBgAAsAoAINUGAgCZCgAh1wZAAJoKACHYBkAAmgoAIeAGAAG8CgAh4QYBAL0KACHiBgEAvQoAIeMGQACxCgAh5AZAALEKACEDAAAADQAgAQAA6AgAMFUAAOkIACADAAAADQAgAQAADgAwAgAADwAgAQAAABMAIAEAAAATACADAAAAEQAgAQAAEgAwAgAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACAFBwAAwAwAINcGQAAAAAHdBgABAAAB3gYCAAAAAd8GQAAAAAEBSQAA8QgAIATXBkAAAAAB3QYAAQAAAd4GAgAAAAHfBkAAAAABAUkAAPMIADABSQAA8wgAMAUHAAC_DAAg1wZAAJ4MACHdBgABsQwAId4GAgCdDAAh3wZAALMMACECAAAAEwAgSQAA9ggAIATXBkAAngwAId0GAAGxDAAh3gYCAJ0MACHfBkAAswwAIQIAAAARACBJAAD4CAAgAgAAABEAIEkAAPgIACADAAAAEwAgUAAA8QgAIFEAAPYIACABAAAAEwAgAQAAABEAIAYKAAC6DAAgVgAAuwwAIFcAAL4MACBYAAC9DAAgWQAAvAwAIN8GAACrDAAgB7gGAAC6CgAwuQYAAP8IABC6BgAAugoAMNcGQACaCgAh3QYAAa8KACHeBgIAmQoAId8GQACxCgAhAwAAABEAIAEAAP4IADBVAAD_CAAgAwAAABEAIAEAABIAMAIAABMAIAEAAAAaACABAAAAGgAgAwAAABgAIAEAABkAMAIAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgDAUAALgMACAGAAC5DAAgzwYAAQAAAdAGAAEAAAHRBgIAAAAB0gYAALcMACDTBgIAAAAB1AZAAAAAAdUGAgAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAEBSQAAhwkAIArPBgABAAAB0AYAAQAAAdEGAgAAAAHSBgAAtwwAINMGAgAAAAHUBkAAAAAB1QYCAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQFJAACJCQAwAUkAAIkJADABAAAACQAgDAUAALUMACAGAAC2DAAgzwYAAbEMACHQBgABsQwAIdEGAgCdDAAh0gYAALIMACDTBgIAnQwAIdQGQACzDAAh1QYCALQMACHWBkAAswwAIdcGQACeDAAh2AZAAJ4MACECAAAAGgAgSQAAjQkAIArPBgABsQwAIdAGAAGxDAAh0QYCAJ0MACHSBgAAsgwAINMGAgCdDAAh1AZAALMMACHVBgIAtAwAIdYGQACzDAAh1wZAAJ4MACHYBkAAngwAIQIAAAAYACBJAACPCQAgAgAAABgAIEkAAI8JACABAAAACQAgAwAAABoAIFAAAIcJACBRAACNCQAgAQAAABoAIAEAAAAYACAICgAArAwAIFYAAK0MACBXAACwDAAgWAAArwwAIFkAAK4MACDUBgAAqwwAINUGAACrDAAg1gYAAKsMACANuAYAAK4KADC5BgAAlwkAELoGAACuCgAwzwYAAa8KACHQBgABrwoAIdEGAgCZCgAh0gYAALAKACDTBgIAmQoAIdQGQACxCgAh1QYCALIKACHWBkAAsQoAIdcGQACaCgAh2AZAAJoKACEDAAAAGAAgAQAAlgkAMFUAAJcJACADAAAAGAAgAQAAGQAwAgAAGgAgBbgGAACtCgAwuQYAAJ0JABC6BgAArQoAMM0GAQAAAAHOBkAApQoAIQEAAACaCQAgAQAAAJoJACAFuAYAAK0KADC5BgAAnQkAELoGAACtCgAwzQYBAKMKACHOBkAApQoAIQADAAAAnQkAIAEAAJ4JADACAACaCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIAMAAACdCQAgAQAAngkAMAIAAJoJACACzQYBAAAAAc4GQAAAAAEBSQAAogkAIALNBgEAAAABzgZAAAAAAQFJAACkCQAwAUkAAKQJADACzQYBAJwMACHOBkAAngwAIQIAAACaCQAgSQAApwkAIALNBgEAnAwAIc4GQACeDAAhAgAAAJ0JACBJAACpCQAgAgAAAJ0JACBJAACpCQAgAwAAAJoJACBQAACiCQAgUQAApwkAIAEAAACaCQAgAQAAAJ0JACADCgAAqAwAIFgAAKoMACBZAACpDAAgBbgGAACsCgAwuQYAALAJABC6BgAArAoAMM0GAQCYCgAhzgZAAJoKACEDAAAAnQkAIAEAAK8JADBVAACwCQAgAwAAAJ0JACABAACeCQAwAgAAmgkAIAW4BgAAqwoAMLkGAAC2CQAQugYAAKsKADDKBgEAAAABzAZAAKUKACEBAAAAswkAIAEAAACzCQAgBbgGAACrCgAwuQYAALYJABC6BgAAqwoAMMoGAQCjCgAhzAZAAKUKACEAAwAAALYJACABAAC3CQAwAgAAswkAIAMAAAC2CQAgAQAAtwkAMAIAALMJACADAAAAtgkAIAEAALcJADACAACzCQAgAsoGAQAAAAHMBkAAAAABAUkAALsJACACygYBAAAAAcwGQAAAAAEBSQAAvQkAMAFJAAC9CQAwAsoGAQCcDAAhzAZAAJ4MACECAAAAswkAIEkAAMAJACACygYBAJwMACHMBkAAngwAIQIAAAC2CQAgSQAAwgkAIAIAAAC2CQAgSQAAwgkAIAMAAACzCQAgUAAAuwkAIFEAAMAJACABAAAAswkAIAEAAAC2CQAgAwoAAKUMACBYAACnDAAgWQAApgwAIAW4BgAAqgoAMLkGAADJCQAQugYAAKoKADDKBgEAmAoAIcwGQACaCgAhAwAAALYJACABAADICQAwVQAAyQkAIAMAAAC2CQAgAQAAtwkAMAIAALMJACAFuAYAAKkKADC5BgAAzwkAELoGAACpCgAwygYBAAAAAcsGQAClCgAhAQAAAMwJACABAAAAzAkAIAW4BgAAqQoAMLkGAADPCQAQugYAAKkKADDKBgEAowoAIcsGQAClCgAhAAMAAADPCQAgAQAA0AkAMAIAAMwJACADAAAAzwkAIAEAANAJADACAADMCQAgAwAAAM8JACABAADQCQAwAgAAzAkAIALKBgEAAAABywZAAAAAAQFJAADUCQAgAsoGAQAAAAHLBkAAAAABAUkAANYJADABSQAA1gkAMALKBgEAnAwAIcsGQACeDAAhAgAAAMwJACBJAADZCQAgAsoGAQCcDAAhywZAAJ4MACECAAAAzwkAIEkAANsJACACAAAAzwkAIEkAANsJACADAAAAzAkAIFAAANQJACBRAADZCQAgAQAAAMwJACABAAAAzwkAIAMKAACiDAAgWAAApAwAIFkAAKMMACAFuAYAAKgKADC5BgAA4gkAELoGAACoCgAwygYBAJgKACHLBkAAmgoAIQMAAADPCQAgAQAA4QkAMFUAAOIJACADAAAAzwkAIAEAANAJADACAADMCQAgBbgGAACnCgAwuQYAAOgJABC6BgAApwoAMLsGAQAAAAHJBkAApQoAIQEAAADlCQAgAQAAAOUJACAFuAYAAKcKADC5BgAA6AkAELoGAACnCgAwuwYBAKMKACHJBkAApQoAIQADAAAA6AkAIAEAAOkJADACAADlCQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACACuwYBAAAAAckGQAAAAAEBSQAA7QkAIAK7BgEAAAAByQZAAAAAAQFJAADvCQAwAUkAAO8JADACuwYBAJwMACHJBkAAngwAIQIAAADlCQAgSQAA8gkAIAK7BgEAnAwAIckGQACeDAAhAgAAAOgJACBJAAD0CQAgAgAAAOgJACBJAAD0CQAgAwAAAOUJACBQAADtCQAgUQAA8gkAIAEAAADlCQAgAQAAAOgJACADCgAAnwwAIFgAAKEMACBZAACgDAAgBbgGAACmCgAwuQYAAPsJABC6BgAApgoAMLsGAQCYCgAhyQZAAJoKACEDAAAA6AkAIAEAAPoJADBVAAD7CQAgAwAAAOgJACABAADpCQAwAgAA5QkAIAa4BgAAogoAMLkGAACBCgAQugYAAKIKADC7BgEAAAABvAYCAKQKACG9BkAApQoAIQEAAAD-CQAgAQAAAP4JACAGuAYAAKIKADC5BgAAgQoAELoGAACiCgAwuwYBAKMKACG8BgIApAoAIb0GQAClCgAhAAMAAACBCgAgAQAAggoAMAIAAP4JACADAAAAgQoAIAEAAIIKADACAAD-CQAgAwAAAIEKACABAACCCgAwAgAA_gkAIAO7BgEAAAABvAYCAAAAAb0GQAAAAAEBSQAAhgoAIAO7BgEAAAABvAYCAAAAAb0GQAAAAAEBSQAAiAoAMAFJAACICgAwA7sGAQCcDAAhvAYCAJ0MACG9BkAAngwAIQIAAAD-CQAgSQAAiwoAIAO7BgEAnAwAIbwGAgCdDAAhvQZAAJ4MACECAAAAgQoAIEkAAI0KACACAAAAgQoAIEkAAI0KACADAAAA_gkAIFAAAIYKACBRAACLCgAgAQAAAP4JACABAAAAgQoAIAUKAACXDAAgVgAAmAwAIFcAAJsMACBYAACaDAAgWQAAmQwAIAa4BgAAlwoAMLkGAACUCgAQugYAAJcKADC7BgEAmAoAIbwGAgCZCgAhvQZAAJoKACEDAAAAgQoAIAEAAJMKADBVAACUCgAgAwAAAIEKACABAACCCgAwAgAA_gkAIAa4BgAAlwoAMLkGAACUCgAQugYAAJcKADC7BgEAmAoAIbwGAgCZCgAhvQZAAJoKACEOCgAAnAoAIFgAAKEKACBZAAChCgAgvgYBAAAAAb8GAQAAAATABgEAAAAEwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQCgCgAhxgYBAAAAAccGAQAAAAHIBgEAAAABDQoAAJwKACBWAACfCgAgVwAAnAoAIFgAAJwKACBZAACcCgAgvgYCAAAAAb8GAgAAAATABgIAAAAEwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCeCgAhCwoAAJwKACBYAACdCgAgWQAAnQoAIL4GQAAAAAG_BkAAAAAEwAZAAAAABMEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAmwoAIQsKAACcCgAgWAAAnQoAIFkAAJ0KACC-BkAAAAABvwZAAAAABMAGQAAAAATBBkAAAAABwgZAAAAAAcMGQAAAAAHEBkAAAAABxQZAAJsKACEIvgYCAAAAAb8GAgAAAATABgIAAAAEwQYCAAAAAcIGAgAAAAHDBgIAAAABxAYCAAAAAcUGAgCcCgAhCL4GQAAAAAG_BkAAAAAEwAZAAAAABMEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAnQoAIQ0KAACcCgAgVgAAnwoAIFcAAJwKACBYAACcCgAgWQAAnAoAIL4GAgAAAAG_BgIAAAAEwAYCAAAABMEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAngoAIQi-BggAAAABvwYIAAAABMAGCAAAAATBBggAAAABwgYIAAAAAcMGCAAAAAHEBggAAAABxQYIAJ8KACEOCgAAnAoAIFgAAKEKACBZAAChCgAgvgYBAAAAAb8GAQAAAATABgEAAAAEwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQCgCgAhxgYBAAAAAccGAQAAAAHIBgEAAAABC74GAQAAAAG_BgEAAAAEwAYBAAAABMEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAoQoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQa4BgAAogoAMLkGAACBCgAQugYAAKIKADC7BgEAowoAIbwGAgCkCgAhvQZAAKUKACELvgYBAAAAAb8GAQAAAATABgEAAAAEwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQChCgAhxgYBAAAAAccGAQAAAAHIBgEAAAABCL4GAgAAAAG_BgIAAAAEwAYCAAAABMEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAnAoAIQi-BkAAAAABvwZAAAAABMAGQAAAAATBBkAAAAABwgZAAAAAAcMGQAAAAAHEBkAAAAABxQZAAJ0KACEFuAYAAKYKADC5BgAA-wkAELoGAACmCgAwuwYBAJgKACHJBkAAmgoAIQW4BgAApwoAMLkGAADoCQAQugYAAKcKADC7BgEAowoAIckGQAClCgAhBbgGAACoCgAwuQYAAOIJABC6BgAAqAoAMMoGAQCYCgAhywZAAJoKACEFuAYAAKkKADC5BgAAzwkAELoGAACpCgAwygYBAKMKACHLBkAApQoAIQW4BgAAqgoAMLkGAADJCQAQugYAAKoKADDKBgEAmAoAIcwGQACaCgAhBbgGAACrCgAwuQYAALYJABC6BgAAqwoAMMoGAQCjCgAhzAZAAKUKACEFuAYAAKwKADC5BgAAsAkAELoGAACsCgAwzQYBAJgKACHOBkAAmgoAIQW4BgAArQoAMLkGAACdCQAQugYAAK0KADDNBgEAowoAIc4GQAClCgAhDbgGAACuCgAwuQYAAJcJABC6BgAArgoAMM8GAAGvCgAh0AYAAa8KACHRBgIAmQoAIdIGAACwCgAg0wYCAJkKACHUBkAAsQoAIdUGAgCyCgAh1gZAALEKACHXBkAAmgoAIdgGQACaCgAhBwoAAJwKACBYAAC5CgAgWQAAuQoAIL4GAAEAAAG_BgABAAAEwAYAAQAABMUGAAG4CgAhBL4GAAAA2gYJ2gYAAADaBgPbBgAAANoGCNwGAAAA2gYICwoAALQKACBYAAC3CgAgWQAAtwoAIL4GQAAAAAG_BkAAAAAFwAZAAAAABcEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAtgoAIQ0KAAC0CgAgVgAAtQoAIFcAALQKACBYAAC0CgAgWQAAtAoAIL4GAgAAAAG_BgIAAAAFwAYCAAAABcEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAswoAIQ0KAAC0CgAgVgAAtQoAIFcAALQKACBYAAC0CgAgWQAAtAoAIL4GAgAAAAG_BgIAAAAFwAYCAAAABcEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAswoAIQi-BgIAAAABvwYCAAAABcAGAgAAAAXBBgIAAAABwgYCAAAAAcMGAgAAAAHEBgIAAAABxQYCALQKACEIvgYIAAAAAb8GCAAAAAXABggAAAAFwQYIAAAAAcIGCAAAAAHDBggAAAABxAYIAAAAAcUGCAC1CgAhCwoAALQKACBYAAC3CgAgWQAAtwoAIL4GQAAAAAG_BkAAAAAFwAZAAAAABcEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAtgoAIQi-BkAAAAABvwZAAAAABcAGQAAAAAXBBkAAAAABwgZAAAAAAcMGQAAAAAHEBkAAAAABxQZAALcKACEHCgAAnAoAIFgAALkKACBZAAC5CgAgvgYAAQAAAb8GAAEAAATABgABAAAExQYAAbgKACEEvgYAAQAAAb8GAAEAAATABgABAAAExQYAAbkKACEHuAYAALoKADC5BgAA_wgAELoGAAC6CgAw1wZAAJoKACHdBgABrwoAId4GAgCZCgAh3wZAALEKACENuAYAALsKADC5BgAA6QgAELoGAAC7CgAwygYCAJkKACHSBgAAsAoAINUGAgCZCgAh1wZAAJoKACHYBkAAmgoAIeAGAAG8CgAh4QYBAL0KACHiBgEAvQoAIeMGQACxCgAh5AZAALEKACEHCgAAtAoAIFgAAMEKACBZAADBCgAgvgYAAQAAAb8GAAEAAAXABgABAAAFxQYAAcAKACEOCgAAtAoAIFgAAL8KACBZAAC_CgAgvgYBAAAAAb8GAQAAAAXABgEAAAAFwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQC-CgAhxgYBAAAAAccGAQAAAAHIBgEAAAABDgoAALQKACBYAAC_CgAgWQAAvwoAIL4GAQAAAAG_BgEAAAAFwAYBAAAABcEGAQAAAAHCBgEAAAABwwYBAAAAAcQGAQAAAAHFBgEAvgoAIcYGAQAAAAHHBgEAAAAByAYBAAAAAQu-BgEAAAABvwYBAAAABcAGAQAAAAXBBgEAAAABwgYBAAAAAcMGAQAAAAHEBgEAAAABxQYBAL8KACHGBgEAAAABxwYBAAAAAcgGAQAAAAEHCgAAtAoAIFgAAMEKACBZAADBCgAgvgYAAQAAAb8GAAEAAAXABgABAAAFxQYAAcAKACEEvgYAAQAAAb8GAAEAAAXABgABAAAFxQYAAcEKACEIuAYAAMIKADC5BgAA0wgAELoGAADCCgAwygYCAJkKACHRBgIAmQoAIdIGAACwCgAg1wZAAJoKACHlBgIAmQoAIQu4BgAAwwoAMLkGAAC9CAAQugYAAMMKADDKBgIAmQoAIdcGQACaCgAh5gYCAJkKACHnBgEAmAoAIegGAQCYCgAh6QYAAbwKACHqBgAAxAoAIOsGAADECgAgBL4GAQAAAAXaBgEAAAAB2wYBAAAABNwGAQAAAAQLuAYAAMUKADC5BgAApwgAELoGAADFCgAwygYCAJkKACHXBkAAmgoAIdgGQACxCgAh7AYBAJgKACHtBgIAsgoAIe4GAgCyCgAh7wYBAL0KACHwBiAAxgoAIQUKAACcCgAgWAAAyAoAIFkAAMgKACC-BiAAAAABxQYgAMcKACEFCgAAnAoAIFgAAMgKACBZAADICgAgvgYgAAAAAcUGIADHCgAhAr4GIAAAAAHFBiAAyAoAIQ0uAADOCgAgMwAAzQoAILgGAADJCgAwuQYAAIcBABC6BgAAyQoAMMoGAgCkCgAh1wZAAKUKACHYBkAAywoAIewGAQCjCgAh7QYCAJULACHuBgIAlQsAIe8GAQDKCgAh8AYgAMwKACELvgYBAAAAAb8GAQAAAAXABgEAAAAFwQYBAAAAAcIGAQAAAAHDBgEAAAABxAYBAAAAAcUGAQC_CgAhxgYBAAAAAccGAQAAAAHIBgEAAAABCL4GQAAAAAG_BkAAAAAFwAZAAAAABcEGQAAAAAHCBkAAAAABwwZAAAAAAcQGQAAAAAHFBkAAtwoAIQK-BiAAAAABxQYgAMgKACERBAAA1QoAIDIAANMLACC4BgAA0gsAMLkGAACJAQAQugYAANILADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQCjCgAh9gZAAKUKACH3BgEAowoAIY8IAACJAQAgkAgAAIkBACAbGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIY8IAAB5ACCQCAAAeQAgBjUCAJkKACG4BgAAzwoAMLkGAACLCAAQugYAAM8KADDmBgIAmQoAIfEGBADQCgAhDQoAAJwKACBWAACfCgAgVwAA0goAIFgAANIKACBZAADSCgAgvgYEAAAAAb8GBAAAAATABgQAAAAEwQYEAAAAAcIGBAAAAAHDBgQAAAABxAYEAAAAAcUGBADRCgAhDQoAAJwKACBWAACfCgAgVwAA0goAIFgAANIKACBZAADSCgAgvgYEAAAAAb8GBAAAAATABgQAAAAEwQYEAAAAAcIGBAAAAAHDBgQAAAABxAYEAAAAAcUGBADRCgAhCL4GBAAAAAG_BgQAAAAEwAYEAAAABMEGBAAAAAHCBgQAAAABwwYEAAAAAcQGBAAAAAHFBgQA0goAIQcEAADVCgAgNQIApAoAIbgGAADTCgAwuQYAAJQBABC6BgAA0woAMOYGAgCkCgAh8QYEANQKACEIvgYEAAAAAb8GBAAAAATABgQAAAAEwQYEAAAAAcIGBAAAAAHDBgQAAAABxAYEAAAAAcUGBADSCgAhNhAAALgLACARAAC5CwAgEgAAugsAIBMAALsLACAUAAC8CwAgFQAAvQsAIBYAAL4LACAXAACaCwAgGwAAvwsAIBwAAIcLACAhAADBCwAgIwAAwAsAICUAAMILACAqAADDCwAgLQAAxAsAIC8AAMYLACAwAADHCwAgNAAAxQsAIDUAAMgLACA2AADJCwAgOQAAygsAIDoAAMoLACA7AADKCwAgPQAAywsAID4AAMsLACA_AADMCwAgQAAAzQsAIEIAAM4LACBDAADPCwAguAYAALYLADC5BgAAmgEAELoGAAC2CwAwygYCAKQKACHXBkAApQoAIe8GAQDKCgAhmwdAAMsKACHpBwEAygoAIfQHAQCjCgAh9QdAAMsKACH2BwEAygoAIfgHAAC3C_gHIvkHQADLCgAh-gdAAMsKACH7BwEAygoAIfwHQADLCgAh_QdAAMsKACH-BwEAygoAIf8HQADLCgAhgAgCAKQKACGBCCAAzAoAIYIIQADLCgAhgwggAMwKACGPCAAAmgEAIJAIAACaAQAgDbgGAADWCgAwuQYAAPMHABC6BgAA1goAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh8gYBAJgKACHzBgQA0AoAIfQGAQCYCgAh9QYBAJgKACH2BkAAmgoAIfcGAQCYCgAhBTECAJkKACG4BgAA1woAMLkGAADdBwAQugYAANcKADDuBgIAmQoAIQYuAADZCgAgMQIApAoAIbgGAADYCgAwuQYAAIUBABC6BgAA2AoAMO4GAgCkCgAhGxkAANUKACAvAADGCwAgMAAAxwsAIDEAANsLACAyAADTCwAguAYAANcLADC5BgAAeQAQugYAANcLADDKBgIApAoAIdcGQAClCgAh8gYBAKMKACHzBgQA1AoAIfUGAQCjCgAh-AYCAKQKACH7BgEAowoAIfwGAQCjCgAh_gYAANgL_gYigAcAANkLgAcigQcIANoLACGCBwIAlQsAIYMHAgCVCwAhhAcBAMoKACGFBwIApAoAIYYHAgCkCgAhhwcCAKQKACGPCAAAeQAgkAgAAHkAIAi4BgAA2goAMLkGAADFBwAQugYAANoKADDKBgIAmQoAIdcGQACaCgAh7gYCAJkKACH4BgIAmQoAIfkGAQCYCgAhB7gGAADbCgAwuQYAAK8HABC6BgAA2woAMNcGQACaCgAh5QYCAJkKACHuBgIAmQoAIfoGAgCZCgAhFLgGAADcCgAwuQYAAJkHABC6BgAA3AoAMMoGAgCZCgAh1wZAAJoKACHyBgEAmAoAIfMGBADQCgAh9QYBAJgKACH4BgIAmQoAIfsGAQCYCgAh_AYBAJgKACH-BgAA3Qr-BiKABwAA3gqAByKBBwgA3woAIYIHAgCyCgAhgwcCALIKACGEBwEAvQoAIYUHAgCZCgAhhgcCAJkKACGHBwIAmQoAIQcKAACcCgAgWAAA5AoAIFkAAOQKACC-BgAAAP4GAr8GAAAA_gYIwAYAAAD-BgjFBgAA4wr-BiIHCgAAnAoAIFgAAOIKACBZAADiCgAgvgYAAACABwK_BgAAAIAHCMAGAAAAgAcIxQYAAOEKgAciDQoAALQKACBWAAC1CgAgVwAAtQoAIFgAALUKACBZAAC1CgAgvgYIAAAAAb8GCAAAAAXABggAAAAFwQYIAAAAAcIGCAAAAAHDBggAAAABxAYIAAAAAcUGCADgCgAhDQoAALQKACBWAAC1CgAgVwAAtQoAIFgAALUKACBZAAC1CgAgvgYIAAAAAb8GCAAAAAXABggAAAAFwQYIAAAAAcIGCAAAAAHDBggAAAABxAYIAAAAAcUGCADgCgAhBwoAAJwKACBYAADiCgAgWQAA4goAIL4GAAAAgAcCvwYAAACABwjABgAAAIAHCMUGAADhCoAHIgS-BgAAAIAHAr8GAAAAgAcIwAYAAACABwjFBgAA4gqAByIHCgAAnAoAIFgAAOQKACBZAADkCgAgvgYAAAD-BgK_BgAAAP4GCMAGAAAA_gYIxQYAAOMK_gYiBL4GAAAA_gYCvwYAAAD-BgjABgAAAP4GCMUGAADkCv4GIgW4BgAA5QoAMLkGAACDBwAQugYAAOUKADCIBwIAmQoAIYkHAgCZCgAhCrgGAADmCgAwuQYAAO0GABC6BgAA5goAMPsGAQCYCgAhiAcCALIKACGJBwIAmQoAIYoHAgCZCgAhiwcQAOcKACGMBwIAmQoAIY0HAQC9CgAhDQoAAJwKACBWAADpCgAgVwAA6QoAIFgAAOkKACBZAADpCgAgvgYQAAAAAb8GEAAAAATABhAAAAAEwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEADoCgAhDQoAAJwKACBWAADpCgAgVwAA6QoAIFgAAOkKACBZAADpCgAgvgYQAAAAAb8GEAAAAATABhAAAAAEwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEADoCgAhCL4GEAAAAAG_BhAAAAAEwAYQAAAABMEGEAAAAAHCBhAAAAABwwYQAAAAAcQGEAAAAAHFBhAA6QoAIQu4BgAA6goAMLkGAADXBgAQugYAAOoKADDKBgIAmQoAIdcGQACaCgAhgAcAAOwKkgcijwcAAOsKjwcikAcCAJkKACGSB0AAsQoAIZMHAQC9CgAhlAcCALIKACEHCgAAnAoAIFgAAPAKACBZAADwCgAgvgYAAACPBwK_BgAAAI8HCMAGAAAAjwcIxQYAAO8KjwciBwoAAJwKACBYAADuCgAgWQAA7goAIL4GAAAAkgcCvwYAAACSBwjABgAAAJIHCMUGAADtCpIHIgcKAACcCgAgWAAA7goAIFkAAO4KACC-BgAAAJIHAr8GAAAAkgcIwAYAAACSBwjFBgAA7QqSByIEvgYAAACSBwK_BgAAAJIHCMAGAAAAkgcIxQYAAO4KkgciBwoAAJwKACBYAADwCgAgWQAA8AoAIL4GAAAAjwcCvwYAAACPBwjABgAAAI8HCMUGAADvCo8HIgS-BgAAAI8HAr8GAAAAjwcIwAYAAACPBwjFBgAA8AqPByIWHQEAmAoAIbgGAADxCgAwuQYAAMEGABC6BgAA8QoAMMoGAgCZCgAh1wZAAJoKACHmBgIAsgoAIfsGAQCYCgAh_AYBAJgKACGABwAA8wqaByKIBwIAsgoAIYsHEADnCgAhlQcBAL0KACGWBwEAvQoAIZcHEADyCgAhmAcCAJkKACGaBwEAvQoAIZsHQACxCgAhnAcCAJkKACGdByAAxgoAIZ4HAQCYCgAhnwcBAJgKACENCgAAtAoAIFYAAPcKACBXAAD3CgAgWAAA9woAIFkAAPcKACC-BhAAAAABvwYQAAAABcAGEAAAAAXBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAPYKACEHCgAAnAoAIFgAAPUKACBZAAD1CgAgvgYAAACaBwK_BgAAAJoHCMAGAAAAmgcIxQYAAPQKmgciBwoAAJwKACBYAAD1CgAgWQAA9QoAIL4GAAAAmgcCvwYAAACaBwjABgAAAJoHCMUGAAD0CpoHIgS-BgAAAJoHAr8GAAAAmgcIwAYAAACaBwjFBgAA9QqaByINCgAAtAoAIFYAAPcKACBXAAD3CgAgWAAA9woAIFkAAPcKACC-BhAAAAABvwYQAAAABcAGEAAAAAXBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAPYKACEIvgYQAAAAAb8GEAAAAAXABhAAAAAFwQYQAAAAAcIGEAAAAAHDBhAAAAABxAYQAAAAAcUGEAD3CgAhC7gGAAD4CgAwuQYAAKkGABC6BgAA-AoAMMoGAgCZCgAh1wZAAJoKACHmBgIAmQoAIecGAQCYCgAh_AYBAJgKACGABwAA-QqhByKVBwEAmAoAIaEHIADGCgAhBwoAAJwKACBYAAD7CgAgWQAA-woAIL4GAAAAoQcCvwYAAAChBwjABgAAAKEHCMUGAAD6CqEHIgcKAACcCgAgWAAA-woAIFkAAPsKACC-BgAAAKEHAr8GAAAAoQcIwAYAAAChBwjFBgAA-gqhByIEvgYAAAChBwK_BgAAAKEHCMAGAAAAoQcIxQYAAPsKoQciBLgGAAD8CgAwuQYAAJMGABC6BgAA_AoAMKIHAgCZCgAhBR4AAP4KACC4BgAA_QoAMLkGAABWABC6BgAA_QoAMKIHAgCkCgAhExkAANUKACAdAAD6CwAgIgAA-wsAICMAAMALACAkAAD8CwAguAYAAPgLADC5BgAAQwAQugYAAPgLADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACH7BgEAowoAIYAHAAD5C6gHIqQHAQCjCgAhpgcCAJULACGoBwIAlQsAIakHAgCkCgAhjwgAAEMAIJAIAABDACAHuAYAAP8KADC5BgAAgQYAELoGAAD_CgAw1wZAAJoKACHlBgIAmQoAIfoGAgCZCgAhowcCAJkKACEJuAYAAIALADC5BgAA6wUAELoGAACACwAwygYCAJkKACHXBkAAmgoAIfgGAgCZCgAhogcCAJkKACGkBwEAmAoAIaUHAgCZCgAhDLgGAACBCwAwuQYAANUFABC6BgAAgQsAMMoGAgCZCgAh1wZAAJoKACH4BgIAmQoAIfsGAQCYCgAhgAcAAIILqAcipAcBAJgKACGmBwIAsgoAIagHAgCyCgAhqQcCAJkKACEHCgAAnAoAIFgAAIQLACBZAACECwAgvgYAAACoBwK_BgAAAKgHCMAGAAAAqAcIxQYAAIMLqAciBwoAAJwKACBYAACECwAgWQAAhAsAIL4GAAAAqAcCvwYAAACoBwjABgAAAKgHCMUGAACDC6gHIgS-BgAAAKgHAr8GAAAAqAcIwAYAAACoBwjFBgAAhAuoByIGuAYAAIULADC5BgAAuwUAELoGAACFCwAwygYCAJkKACHnBgEAmAoAIZUHAQCYCgAhBxwAAIcLACC4BgAAhgsAMLkGAABHABC6BgAAhgsAMMoGAgCkCgAh5wYBAKMKACGVBwEAowoAIQOqBwAAQwAgqwcAAEMAIKwHAABDACAGuAYAAIgLADC5BgAAowUAELoGAACICwAw1wZAAJoKACHnBgEAmAoAIfoGAAGvCgAhBrgGAACJCwAwuQYAAJAFABC6BgAAiQsAMNcGQAClCgAh5wYBAKMKACH6BgABigsAIQS-BgABAAABvwYAAQAABMAGAAEAAATFBgABuQoAIQm4BgAAiwsAMLkGAACKBQAQugYAAIsLADDKBgIAmQoAIdcGQACaCgAh5QYCAJkKACGtBwEAmAoAIa4HAQCYCgAhrwdAALEKACEMuAYAAIwLADC5BgAA9AQAELoGAACMCwAwygYCAJkKACHXBkAAmgoAIeUGAgCZCgAh5wYBAJgKACGvB0AAsQoAIbAHAAGvCgAhsQcAAa8KACGyBwQA0AoAIbMHAADECgAgBrgGAACNCwAwuQYAAN4EABC6BgAAjQsAMN0GAAGvCgAh3wZAALEKACHlBgIAmQoAIQm4BgAAjgsAMLkGAADIBAAQugYAAI4LADDXBkAAmgoAIeUGAgCZCgAhtAcBAJgKACG1BwQA0AoAIbYHAgCZCgAhtwdAALEKACEKAwAA1QoAILgGAACPCwAwuQYAACkAELoGAACPCwAw1wZAAKUKACHlBgIApAoAIbQHAQCjCgAhtQcEANQKACG2BwIApAoAIbcHQADLCgAhB7gGAACQCwAwuQYAALAEABC6BgAAkAsAMOUGAgCyCgAhuAcBAJgKACG5BwAAkQsAILoHQACaCgAhDwoAAJwKACBYAACSCwAgWQAAkgsAIL4GgAAAAAHBBoAAAAABwgaAAAAAAcMGgAAAAAHEBoAAAAABxQaAAAAAAbsHAQAAAAG8BwEAAAABvQcBAAAAAb4HgAAAAAG_B4AAAAABwAeAAAAAAQy-BoAAAAABwQaAAAAAAcIGgAAAAAHDBoAAAAABxAaAAAAAAcUGgAAAAAG7BwEAAAABvAcBAAAAAb0HAQAAAAG-B4AAAAABvweAAAAAAcAHgAAAAAEHuAYAAJMLADC5BgAAnQQAELoGAACTCwAw5QYCAJULACG4BwEAowoAIbkHAACUCwAgugdAAKUKACEMvgaAAAAAAcEGgAAAAAHCBoAAAAABwwaAAAAAAcQGgAAAAAHFBoAAAAABuwcBAAAAAbwHAQAAAAG9BwEAAAABvgeAAAAAAb8HgAAAAAHAB4AAAAABCL4GAgAAAAG_BgIAAAAFwAYCAAAABcEGAgAAAAHCBgIAAAABwwYCAAAAAcQGAgAAAAHFBgIAtAoAIQi4BgAAlgsAMLkGAACXBAAQugYAAJYLADDKBgIAmQoAIdcGQACaCgAh-AYCAJkKACH5BgEAmAoAIcEHAgCZCgAhDrgGAACXCwAwuQYAAIEEABC6BgAAlwsAMMoGAgCZCgAh1wZAAJoKACH4BgIAmQoAIfkGAQCYCgAh-wYBAJgKACHCBwIAmQoAIcMHIADGCgAhxAcgAMYKACHFBwIAmQoAIcYHQACaCgAhxwcCAJkKACEIuAYAAJgLADC5BgAA6wMAELoGAACYCwAwygYCAJkKACHXBkAAmgoAIfsGAQCYCgAh_AYBAJgKACHIBwIAmQoAIQkXAACaCwAguAYAAJkLADC5BgAA2AMAELoGAACZCwAwygYCAKQKACHXBkAApQoAIfsGAQCjCgAh_AYBAKMKACHIBwIApAoAIQOqBwAANwAgqwcAADcAIKwHAAA3ACASuAYAAJsLADC5BgAA0gMAELoGAACbCwAwygYCAJkKACHMBkAAsQoAIdQGQACaCgAh2AZAALEKACHlBgIAmQoAIfEGBADQCgAh9QYBAL0KACHJBwEAmAoAIcoHAgCZCgAhywcCAJkKACHMBwIAmQoAIc0HBADQCgAhzgcCAJkKACHPBwEAvQoAIdAHQACxCgAhELgGAACcCwAwuQYAALwDABC6BgAAnAsAMMkGQACaCgAhygYCAJkKACH4BgIAsgoAIfsGAQC9CgAhyQcBAJgKACHRBwEAmAoAIdIHAgCZCgAh0wcCALIKACHUBwEAmAoAIdUHAQC9CgAh1gcgAMYKACHXBwIAsgoAIdgHAQC9CgAhELgGAACdCwAwuQYAAKkDABC6BgAAnQsAMMkGQAClCgAhygYCAKQKACH4BgIAlQsAIfsGAQDKCgAhyQcBAKMKACHRBwEAowoAIdIHAgCkCgAh0wcCAJULACHUBwEAowoAIdUHAQDKCgAh1gcgAMwKACHXBwIAlQsAIdgHAQDKCgAhAtEHAQAAAAHSBwIAAAABDLgGAACfCwAwuQYAAKMDABC6BgAAnwsAMMkGQACaCgAhygYCAJkKACHmBgIAsgoAIfsGAQC9CgAhpAcBAJgKACHRBwEAmAoAIdIHAgCZCgAh2gcCAJkKACHbBwIAmQoAIRC4BgAAoAsAMLkGAACLAwAQugYAAKALADDKBgIAmQoAIdcGQACaCgAh-AYCALIKACGABwAAoQvfByLRBwEAmAoAIdIHAgCZCgAh2AcBAJgKACHcBwIAmQoAId0HAQC9CgAh3wcCALIKACHgBwEAvQoAIeEHQACxCgAh4gdAALEKACEHCgAAnAoAIFgAAKMLACBZAACjCwAgvgYAAADfBwK_BgAAAN8HCMAGAAAA3wcIxQYAAKIL3wciBwoAAJwKACBYAACjCwAgWQAAowsAIL4GAAAA3wcCvwYAAADfBwjABgAAAN8HCMUGAACiC98HIgS-BgAAAN8HAr8GAAAA3wcIwAYAAADfBwjFBgAAowvfByIMuAYAAKQLADC5BgAA8QIAELoGAACkCwAwyQZAAJoKACHKBgIAmQoAIdEHAQCYCgAh0gcCALIKACHXBwIAsgoAIdgHAQC9CgAh4wcBAJgKACHkBwEAvQoAIeUHAACRCwAgDLgGAAClCwAwuQYAAN4CABC6BgAApQsAMMkGQAClCgAhygYCAKQKACHRBwEAowoAIdIHAgCVCwAh1wcCAJULACHYBwEAygoAIeMHAQCjCgAh5AcBAMoKACHlBwAAlAsAIAq4BgAApgsAMLkGAADYAgAQugYAAKYLADC7BgEAmAoAIdcGQACaCgAh5QYCAJkKACGABwIAmQoAIaQHAQCYCgAh5gcBAJgKACHnBwABrwoAIQq4BgAApwsAMLkGAADCAgAQugYAAKcLADDXBkAAmgoAIdgGQACaCgAh3QYAAa8KACHfBkAAsQoAIeUGAgCZCgAh6AcBAJgKACHpBwEAmAoAIQq4BgAAqAsAMLkGAACsAgAQugYAAKgLADDKBgIAmQoAIdcGQACaCgAh2AZAAJoKACHdBgABrwoAIeoHAgCZCgAh6wcCAJkKACHsBwIAmQoAIQ1JAACRCwAguAYAAKkLADC5BgAAlgIAELoGAACpCwAwygYCAJkKACHXBkAAmgoAIeUGAgCyCgAhygcCAJkKACHPBwEAvQoAIe0HAQCYCgAh7gcBAJgKACHvB0AAmgoAIfAHQACxCgAhD7gGAACqCwAwuQYAAP4BABC6BgAAqgsAMMoGAgCZCgAh0QYCALIKACHSBgAAsAoAINcGQACaCgAh2AZAALEKACHdBgABrwoAIeUGAgCZCgAh5wYBAJgKACGvB0AAsQoAIfEHAQCYCgAh8gdAALEKACHzBwIAsgoAIRe4BgAAqwsAMLkGAADkAQAQugYAAKsLADDKBgIAmQoAIdcGQACaCgAh7wYBAL0KACGbB0AAsQoAIekHAQC9CgAh9AcBAJgKACH1B0AAsQoAIfYHAQC9CgAh-AcAAKwL-Aci-QdAALEKACH6B0AAsQoAIfsHAQC9CgAh_AdAALEKACH9B0AAsQoAIf4HAQC9CgAh_wdAALEKACGACAIAmQoAIYEIIADGCgAhgghAALEKACGDCCAAxgoAIQcKAACcCgAgWAAArgsAIFkAAK4LACC-BgAAAPgHAr8GAAAA-AcIwAYAAAD4BwjFBgAArQv4ByIHCgAAnAoAIFgAAK4LACBZAACuCwAgvgYAAAD4BwK_BgAAAPgHCMAGAAAA-AcIxQYAAK0L-AciBL4GAAAA-AcCvwYAAAD4BwjABgAAAPgHCMUGAACuC_gHIhMDAADVCgAguAYAAK8LADC5BgAAsgEAELoGAACvCwAwygYCAKQKACHMBkAAywoAIdQGQAClCgAh2AZAAMsKACHlBgIApAoAIfEGBADUCgAh9QYBAMoKACHJBwEAowoAIcoHAgCkCgAhywcCAKQKACHMBwIApAoAIc0HBADUCgAhzgcCAKQKACHPBwEAygoAIdAHQADLCgAhC0EAANUKACC4BgAAsAsAMLkGAACuAQAQugYAALALADDKBgIApAoAIdcGQAClCgAh2AZAAKUKACHdBgABigsAIeoHAgCkCgAh6wcCAKQKACHsBwIApAoAIQsDAADVCgAguAYAALELADC5BgAAqgEAELoGAACxCwAw1wZAAKUKACHYBkAApQoAId0GAAGKCwAh3wZAAMsKACHlBgIApAoAIegHAQCjCgAh6QcBAKMKACEOAwAAswsAIEkAAJQLACC4BgAAsgsAMLkGAAClAQAQugYAALILADDKBgIApAoAIdcGQAClCgAh5QYCAJULACHKBwIApAoAIc8HAQDKCgAh7QcBAKMKACHuBwEAowoAIe8HQAClCgAh8AdAAMsKACE2EAAAuAsAIBEAALkLACASAAC6CwAgEwAAuwsAIBQAALwLACAVAAC9CwAgFgAAvgsAIBcAAJoLACAbAAC_CwAgHAAAhwsAICEAAMELACAjAADACwAgJQAAwgsAICoAAMMLACAtAADECwAgLwAAxgsAIDAAAMcLACA0AADFCwAgNQAAyAsAIDYAAMkLACA5AADKCwAgOgAAygsAIDsAAMoLACA9AADLCwAgPgAAywsAID8AAMwLACBAAADNCwAgQgAAzgsAIEMAAM8LACC4BgAAtgsAMLkGAACaAQAQugYAALYLADDKBgIApAoAIdcGQAClCgAh7wYBAMoKACGbB0AAywoAIekHAQDKCgAh9AcBAKMKACH1B0AAywoAIfYHAQDKCgAh-AcAALcL-Aci-QdAAMsKACH6B0AAywoAIfsHAQDKCgAh_AdAAMsKACH9B0AAywoAIf4HAQDKCgAh_wdAAMsKACGACAIApAoAIYEIIADMCgAhgghAAMsKACGDCCAAzAoAIY8IAACaAQAgkAgAAJoBACAD0QcBAAAAAdIHAgAAAAHaBwIAAAABDgQAALMLACA8AADVCgAguAYAALULADC5BgAAnwEAELoGAAC1CwAwyQZAAKUKACHKBgIApAoAIeYGAgCVCwAh-wYBAMoKACGkBwEAowoAIdEHAQCjCgAh0gcCAKQKACHaBwIApAoAIdsHAgCkCgAhNBAAALgLACARAAC5CwAgEgAAugsAIBMAALsLACAUAAC8CwAgFQAAvQsAIBYAAL4LACAXAACaCwAgGwAAvwsAIBwAAIcLACAhAADBCwAgIwAAwAsAICUAAMILACAqAADDCwAgLQAAxAsAIC8AAMYLACAwAADHCwAgNAAAxQsAIDUAAMgLACA2AADJCwAgOQAAygsAIDoAAMoLACA7AADKCwAgPQAAywsAID4AAMsLACA_AADMCwAgQAAAzQsAIEIAAM4LACBDAADPCwAguAYAALYLADC5BgAAmgEAELoGAAC2CwAwygYCAKQKACHXBkAApQoAIe8GAQDKCgAhmwdAAMsKACHpBwEAygoAIfQHAQCjCgAh9QdAAMsKACH2BwEAygoAIfgHAAC3C_gHIvkHQADLCgAh-gdAAMsKACH7BwEAygoAIfwHQADLCgAh_QdAAMsKACH-BwEAygoAIf8HQADLCgAhgAgCAKQKACGBCCAAzAoAIYIIQADLCgAhgwggAMwKACEEvgYAAAD4BwK_BgAAAPgHCMAGAAAA-AcIxQYAAK4L-AciA6oHAAADACCrBwAAAwAgrAcAAAMAIAOqBwAABwAgqwcAAAcAIKwHAAAHACADqgcAAAkAIKsHAAAJACCsBwAACQAgDAMAANUKACC4BgAAjwsAMLkGAAApABC6BgAAjwsAMNcGQAClCgAh5QYCAKQKACG0BwEAowoAIbUHBADUCgAhtgcCAKQKACG3B0AAywoAIY8IAAApACCQCAAAKQAgA6oHAAArACCrBwAAKwAgrAcAACsAIAOqBwAALwAgqwcAAC8AIKwHAAAvACADqgcAADMAIKsHAAAzACCsBwAAMwAgA6oHAAA9ACCrBwAAPQAgrAcAAD0AIAOqBwAASwAgqwcAAEsAIKwHAABLACADqgcAAE4AIKsHAABOACCsBwAATgAgA6oHAABbACCrBwAAWwAgrAcAAFsAIAOqBwAAXwAgqwcAAF8AIKwHAABfACADqgcAAHUAIKsHAAB1ACCsBwAAdQAgA6oHAAB5ACCrBwAAeQAgrAcAAHkAIAOqBwAAfQAgqwcAAH0AIKwHAAB9ACADqgcAAIEBACCrBwAAgQEAIKwHAACBAQAgA6oHAACJAQAgqwcAAIkBACCsBwAAiQEAIAkEAADVCgAgNQIApAoAIbgGAADTCgAwuQYAAJQBABC6BgAA0woAMOYGAgCkCgAh8QYEANQKACGPCAAAlAEAIJAIAACUAQAgA6oHAACWAQAgqwcAAJYBACCsBwAAlgEAIAOqBwAAnwEAIKsHAACfAQAgrAcAAJ8BACADqgcAAKUBACCrBwAApQEAIKwHAAClAQAgA6oHAACqAQAgqwcAAKoBACCsBwAAqgEAIAOqBwAArgEAIKsHAACuAQAgrAcAAK4BACADqgcAALIBACCrBwAAsgEAIKwHAACyAQAgExkAALMLACA3AADVCgAgOAAAswsAILgGAADQCwAwuQYAAJYBABC6BgAA0AsAMMoGAgCkCgAh1wZAAKUKACH4BgIAlQsAIYAHAADRC98HItEHAQCjCgAh0gcCAKQKACHYBwEAowoAIdwHAgCkCgAh3QcBAMoKACHfBwIAlQsAIeAHAQDKCgAh4QdAAMsKACHiB0AAywoAIQS-BgAAAN8HAr8GAAAA3wcIwAYAAADfBwjFBgAAowvfByIPBAAA1QoAIDIAANMLACC4BgAA0gsAMLkGAACJAQAQugYAANILADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQCjCgAh9gZAAKUKACH3BgEAowoAIQ8uAADOCgAgMwAAzQoAILgGAADJCgAwuQYAAIcBABC6BgAAyQoAMMoGAgCkCgAh1wZAAKUKACHYBkAAywoAIewGAQCjCgAh7QYCAJULACHuBgIAlQsAIe8GAQDKCgAh8AYgAMwKACGPCAAAhwEAIJAIAACHAQAgAuUGAgAAAAHuBgIAAAABCQMAANUKACAuAADZCgAguAYAANULADC5BgAAgQEAELoGAADVCwAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACEKGQAA1QoAIC4AANkKACC4BgAA1gsAMLkGAAB9ABC6BgAA1gsAMMoGAgCkCgAh1wZAAKUKACHuBgIApAoAIfgGAgCkCgAh-QYBAKMKACEZGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgCkCgAh1wZAAKUKACHyBgEAowoAIfMGBADUCgAh9QYBAKMKACH4BgIApAoAIfsGAQCjCgAh_AYBAKMKACH-BgAA2Av-BiKABwAA2QuAByKBBwgA2gsAIYIHAgCVCwAhgwcCAJULACGEBwEAygoAIYUHAgCkCgAhhgcCAKQKACGHBwIApAoAIQS-BgAAAP4GAr8GAAAA_gYIwAYAAAD-BgjFBgAA5Ar-BiIEvgYAAACABwK_BgAAAIAHCMAGAAAAgAcIxQYAAOIKgAciCL4GCAAAAAG_BggAAAAFwAYIAAAABcEGCAAAAAHCBggAAAABwwYIAAAAAcQGCAAAAAHFBggAtQoAIQguAADZCgAgMQIApAoAIbgGAADYCgAwuQYAAIUBABC6BgAA2AoAMO4GAgCkCgAhjwgAAIUBACCQCAAAhQEAIA4nAADVCgAgKAAA3wsAICoAAOALACC4BgAA3AsAMLkGAAB1ABC6BgAA3AsAMMoGAgCkCgAh1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACGUBwIAlQsAIQS-BgAAAI8HAr8GAAAAjwcIwAYAAACPBwjFBgAA8AqPByIEvgYAAACSBwK_BgAAAJIHCMAGAAAAkgcIxQYAAO4KkgciA6oHAABoACCrBwAAaAAgrAcAAGgAIAOqBwAAbQAgqwcAAG0AIKwHAABtACACiAcCAAAAAYkHAgAAAAEGKQAA4wsAILgGAADiCwAwuQYAAG0AELoGAADiCwAwiAcCAKQKACGJBwIApAoAIRAnAADVCgAgKAAA3wsAICoAAOALACC4BgAA3AsAMLkGAAB1ABC6BgAA3AsAMMoGAgCkCgAh1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACGUBwIAlQsAIY8IAAB1ACCQCAAAdQAgAokHAgAAAAGKBwIAAAABDCkAAOMLACArAADnCwAguAYAAOULADC5BgAAaAAQugYAAOULADD7BgEAowoAIYgHAgCVCwAhiQcCAKQKACGKBwIApAoAIYsHEADmCwAhjAcCAKQKACGNBwEAygoAIQi-BhAAAAABvwYQAAAABMAGEAAAAATBBhAAAAABwgYQAAAAAcMGEAAAAAHEBhAAAAABxQYQAOkKACEaHQEAowoAISYAAOsLACAoAADfCwAguAYAAOgLADC5BgAAYwAQugYAAOgLADDKBgIApAoAIdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmgciiAcCAJULACGLBxAA5gsAIZUHAQDKCgAhlgcBAMoKACGXBxAA6QsAIZgHAgCkCgAhmgcBAMoKACGbB0AAywoAIZwHAgCkCgAhnQcgAMwKACGeBwEAowoAIZ8HAQCjCgAhjwgAAGMAIJAIAABjACAYHQEAowoAISYAAOsLACAoAADfCwAguAYAAOgLADC5BgAAYwAQugYAAOgLADDKBgIApAoAIdcGQAClCgAh5gYCAJULACH7BgEAowoAIfwGAQCjCgAhgAcAAOoLmgciiAcCAJULACGLBxAA5gsAIZUHAQDKCgAhlgcBAMoKACGXBxAA6QsAIZgHAgCkCgAhmgcBAMoKACGbB0AAywoAIZwHAgCkCgAhnQcgAMwKACGeBwEAowoAIZ8HAQCjCgAhCL4GEAAAAAG_BhAAAAAFwAYQAAAABcEGEAAAAAHCBhAAAAABwwYQAAAAAcQGEAAAAAHFBhAA9woAIQS-BgAAAJoHAr8GAAAAmgcIwAYAAACaBwjFBgAA9QqaByIPBAAA1QoAICwAAO4LACC4BgAA7AsAMLkGAABfABC6BgAA7AsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuhByKVBwEAowoAIaEHIADMCgAhjwgAAF8AIJAIAABfACANBAAA1QoAICwAAO4LACC4BgAA7AsAMLkGAABfABC6BgAA7AsAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh_AYBAKMKACGABwAA7QuhByKVBwEAowoAIaEHIADMCgAhBL4GAAAAoQcCvwYAAAChBwjABgAAAKEHCMUGAAD7CqEHIgOqBwAAYwAgqwcAAGMAIKwHAABjACADuwYBAAAAAeUGAgAAAAHmBwEAAAABCwMAANUKACC4BgAA8AsAMLkGAABbABC6BgAA8AsAMLsGAQCjCgAh1wZAAKUKACHlBgIApAoAIYAHAgCkCgAhpAcBAKMKACHmBwEAowoAIecHAAGKCwAhAsoGAgAAAAGiBwIAAAABDRkAANUKACAeAAD-CgAgHwAA8wsAICEAAMELACC4BgAA8gsAMLkGAABLABC6BgAA8gsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIaIHAgCkCgAhpAcBAKMKACGlBwIApAoAIRMZAADVCgAgHQAA-gsAICIAAPsLACAjAADACwAgJAAA_AsAILgGAAD4CwAwuQYAAEMAELoGAAD4CwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-wYBAKMKACGABwAA-QuoByKkBwEAowoAIaYHAgCVCwAhqAcCAJULACGpBwIApAoAIY8IAABDACCQCAAAQwAgAuUGAgAAAAGjBwIAAAABCQMAANUKACAgAAD2CwAguAYAAPULADC5BgAATgAQugYAAPULADDXBkAApQoAIeUGAgCkCgAh-gYCAKQKACGjBwIApAoAIQ8ZAADVCgAgHgAA_goAIB8AAPMLACAhAADBCwAguAYAAPILADC5BgAASwAQugYAAPILADDKBgIApAoAIdcGQAClCgAh-AYCAKQKACGiBwIApAoAIaQHAQCjCgAhpQcCAKQKACGPCAAASwAgkAgAAEsAIALKBgIAAAABqAcCAAAAAREZAADVCgAgHQAA-gsAICIAAPsLACAjAADACwAgJAAA_AsAILgGAAD4CwAwuQYAAEMAELoGAAD4CwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-wYBAKMKACGABwAA-QuoByKkBwEAowoAIaYHAgCVCwAhqAcCAJULACGpBwIApAoAIQS-BgAAAKgHAr8GAAAAqAcIwAYAAACoBwjFBgAAhAuoByIJHAAAhwsAILgGAACGCwAwuQYAAEcAELoGAACGCwAwygYCAKQKACHnBgEAowoAIZUHAQCjCgAhjwgAAEcAIJAIAABHACAPGQAA1QoAIB4AAP4KACAfAADzCwAgIQAAwQsAILgGAADyCwAwuQYAAEsAELoGAADyCwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAhogcCAKQKACGkBwEAowoAIaUHAgCkCgAhjwgAAEsAIJAIAABLACAHHgAA_goAILgGAAD9CgAwuQYAAFYAELoGAAD9CgAwogcCAKQKACGPCAAAVgAgkAgAAFYAIAoZAADVCgAgGgAA_gsAILgGAAD9CwAwuQYAAD0AELoGAAD9CwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACHBBwIApAoAIRMYAACADAAgGQAA1QoAIBsAAL8LACC4BgAA_wsAMLkGAAA3ABC6BgAA_wsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHCBwIApAoAIcMHIADMCgAhxAcgAMwKACHFBwIApAoAIcYHQAClCgAhxwcCAKQKACGPCAAANwAgkAgAADcAIBEYAACADAAgGQAA1QoAIBsAAL8LACC4BgAA_wsAMLkGAAA3ABC6BgAA_wsAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHCBwIApAoAIcMHIADMCgAhxAcgAMwKACHFBwIApAoAIcYHQAClCgAhxwcCAKQKACELFwAAmgsAILgGAACZCwAwuQYAANgDABC6BgAAmQsAMMoGAgCkCgAh1wZAAKUKACH7BgEAowoAIfwGAQCjCgAhyAcCAKQKACGPCAAA2AMAIJAIAADYAwAgAq0HAQAAAAGuBwEAAAABCgMAANUKACC4BgAAggwAMLkGAAAzABC6BgAAggwAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIa0HAQCjCgAhrgcBAKMKACGvB0AAywoAIQ0DAADVCgAguAYAAIMMADC5BgAALwAQugYAAIMMADDKBgIApAoAIdcGQAClCgAh5QYCAKQKACHnBgEAowoAIa8HQADLCgAhsAcAAYoLACGxBwABigsAIbIHBADUCgAhswcAAMQKACAC3QYAAQAAAeUGAgAAAAEHAwAA1QoAILgGAACFDAAwuQYAACsAELoGAACFDAAw3QYAAYoLACHfBkAAywoAIeUGAgCkCgAhDwQAANUKACAMAACIDAAgDQAAugsAIA4AALgLACC4BgAAhgwAMLkGAAAHABC6BgAAhgwAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh6AYBAKMKACHpBgABhwwAIeoGAADECgAg6wYAAMQKACAEvgYAAQAAAb8GAAEAAAXABgABAAAFxQYAAcEKACEDqgcAABgAIKsHAAAYACCsBwAAGAAgDwUAAIoMACAGAACLDAAguAYAAIkMADC5BgAAGAAQugYAAIkMADDPBgABigsAIdAGAAGKCwAh0QYCAKQKACHSBgAAsAoAINMGAgCkCgAh1AZAAMsKACHVBgIAlQsAIdYGQADLCgAh1wZAAKUKACHYBkAApQoAIREEAADVCgAgDAAAiAwAIA0AALoLACAOAAC4CwAguAYAAIYMADC5BgAABwAQugYAAIYMADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIegGAQCjCgAh6QYAAYcMACHqBgAAxAoAIOsGAADECgAgjwgAAAcAIJAIAAAHACAOAwAA1QoAIAUAAIoMACALAACTDAAgDAAAiAwAILgGAACSDAAwuQYAAAkAELoGAACSDAAwygYCAKQKACHRBgIApAoAIdIGAACwCgAg1wZAAKUKACHlBgIApAoAIY8IAAAJACCQCAAACQAgCAcAAI0MACC4BgAAjAwAMLkGAAARABC6BgAAjAwAMNcGQAClCgAh3QYAAYoLACHeBgIApAoAId8GQADLCgAhEgYAAI8MACAIAACQDAAgCQAAuAsAILgGAACODAAwuQYAAA0AELoGAACODAAwygYCAKQKACHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAGHDAAh4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACGPCAAADQAgkAgAAA0AIBAGAACPDAAgCAAAkAwAIAkAALgLACC4BgAAjgwAMLkGAAANABC6BgAAjgwAMMoGAgCkCgAh0gYAALAKACDVBgIApAoAIdcGQAClCgAh2AZAAKUKACHgBgABhwwAIeEGAQDKCgAh4gYBAMoKACHjBkAAywoAIeQGQADLCgAhDgMAANUKACAFAACKDAAgCwAAkwwAIAwAAIgMACC4BgAAkgwAMLkGAAAJABC6BgAAkgwAMMoGAgCkCgAh0QYCAKQKACHSBgAAsAoAINcGQAClCgAh5QYCAKQKACGPCAAACQAgkAgAAAkAIAOqBwAAEQAgqwcAABEAIKwHAAARACAC0QYCAAAAAeUGAgAAAAEMAwAA1QoAIAUAAIoMACALAACTDAAgDAAAiAwAILgGAACSDAAwuQYAAAkAELoGAACSDAAwygYCAKQKACHRBgIApAoAIdIGAACwCgAg1wZAAKUKACHlBgIApAoAIQOqBwAADQAgqwcAAA0AIKwHAAANACASAwAA1QoAIAUAAJUMACAPAACWDAAguAYAAJQMADC5BgAAAwAQugYAAJQMADDKBgIApAoAIdEGAgCVCwAh0gYAALAKACDXBkAApQoAIdgGQADLCgAh3QYAAYoLACHlBgIApAoAIecGAQCjCgAhrwdAAMsKACHxBwEAowoAIfIHQADLCgAh8wcCAJULACERBAAA1QoAIAwAAIgMACANAAC6CwAgDgAAuAsAILgGAACGDAAwuQYAAAcAELoGAACGDAAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHoBgEAowoAIekGAAGHDAAh6gYAAMQKACDrBgAAxAoAII8IAAAHACCQCAAABwAgEgYAAI8MACAIAACQDAAgCQAAuAsAILgGAACODAAwuQYAAA0AELoGAACODAAwygYCAKQKACHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAGHDAAh4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACGPCAAADQAgkAgAAA0AIAAAAAAAAZQIAQAAAAEFlAgCAAAAAZsIAgAAAAGcCAIAAAABnQgCAAAAAZ4IAgAAAAEBlAhAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAGUCAABAAABApQIAAAA2gYImggAAADaBgIBlAhAAAAAAQWUCAIAAAABmwgCAAAAAZwIAgAAAAGdCAIAAAABnggCAAAAAQVQAADVFgAgUQAA2xYAIJEIAADWFgAgkggAANoWACCXCAAAJgAgB1AAANMWACBRAADYFgAgkQgAANQWACCSCAAA1xYAIJUIAAAJACCWCAAACQAglwgAAAsAIAGUCAAAANoGCANQAADVFgAgkQgAANYWACCXCAAAJgAgA1AAANMWACCRCAAA1BYAIJcIAAALACAAAAAAAAVQAADOFgAgUQAA0RYAIJEIAADPFgAgkggAANAWACCXCAAADwAgA1AAAM4WACCRCAAAzxYAIJcIAAAPACAAAAAAAAKUCAAAANoGCJoIAAAA2gYCAZQIAAEAAAEBlAgBAAAAAQVQAAC9FgAgUQAAzBYAIJEIAAC-FgAgkggAAMsWACCXCAAACwAgC1AAAN4MADBRAADjDAAwkQgAAN8MADCSCAAA4AwAMJMIAADhDAAglAgAAOIMADCVCAAA4gwAMJYIAADiDAAwlwgAAOIMADCYCAAA5AwAMJkIAADlDAAwC1AAAMwMADBRAADRDAAwkQgAAM0MADCSCAAAzgwAMJMIAADPDAAglAgAANAMADCVCAAA0AwAMJYIAADQDAAwlwgAANAMADCYCAAA0gwAMJkIAADTDAAwDQMAANwMACAFAADdDAAgygYCAAAAAdEGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABrwdAAAAAAfEHAQAAAAHyB0AAAAABAgAAAAUAIFAAANoMACADAAAABQAgUAAA2gwAIFEAANcMACABSQAAyhYAMBIDAADVCgAgBQAAlQwAIA8AAJYMACC4BgAAlAwAMLkGAAADABC6BgAAlAwAMMoGAgAAAAHRBgIAlQsAIdIGAACwCgAg1wZAAKUKACHYBkAAywoAId0GAAEAAAHlBgIApAoAIecGAQCjCgAhrwdAAMsKACHxBwEAowoAIfIHQADLCgAh8wcCAJULACECAAAABQAgSQAA1wwAIAIAAADUDAAgSQAA1QwAIA-4BgAA0wwAMLkGAADUDAAQugYAANMMADDKBgIApAoAIdEGAgCVCwAh0gYAALAKACDXBkAApQoAIdgGQADLCgAh3QYAAYoLACHlBgIApAoAIecGAQCjCgAhrwdAAMsKACHxBwEAowoAIfIHQADLCgAh8wcCAJULACEPuAYAANMMADC5BgAA1AwAELoGAADTDAAwygYCAKQKACHRBgIAlQsAIdIGAACwCgAg1wZAAKUKACHYBkAAywoAId0GAAGKCwAh5QYCAKQKACHnBgEAowoAIa8HQADLCgAh8QcBAKMKACHyB0AAywoAIfMHAgCVCwAhC8oGAgCdDAAh0QYCALQMACHSBgAA1gwAINcGQACeDAAh2AZAALMMACHdBgABsQwAIeUGAgCdDAAh5wYBAJwMACGvB0AAswwAIfEHAQCcDAAh8gdAALMMACEClAgAAADaBgiaCAAAANoGAg0DAADYDAAgBQAA2QwAIMoGAgCdDAAh0QYCALQMACHSBgAA1gwAINcGQACeDAAh2AZAALMMACHdBgABsQwAIeUGAgCdDAAh5wYBAJwMACGvB0AAswwAIfEHAQCcDAAh8gdAALMMACEFUAAAwhYAIFEAAMgWACCRCAAAwxYAIJIIAADHFgAglwgAAAEAIAdQAADAFgAgUQAAxRYAIJEIAADBFgAgkggAAMQWACCVCAAABwAglggAAAcAIJcIAAAmACANAwAA3AwAIAUAAN0MACDKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5QYCAAAAAecGAQAAAAGvB0AAAAAB8QcBAAAAAfIHQAAAAAEBlAgAAADaBggDUAAAwhYAIJEIAADDFgAglwgAAAEAIANQAADAFgAgkQgAAMEWACCXCAAAJgAgA9cGQAAAAAHdBgABAAAB3wZAAAAAAQIAAAATACBQAADpDAAgAwAAABMAIFAAAOkMACBRAADoDAAgAUkAAL8WADAIBwAAjQwAILgGAACMDAAwuQYAABEAELoGAACMDAAw1wZAAKUKACHdBgABAAAB3gYCAKQKACHfBkAAywoAIQIAAAATACBJAADoDAAgAgAAAOYMACBJAADnDAAgB7gGAADlDAAwuQYAAOYMABC6BgAA5QwAMNcGQAClCgAh3QYAAYoLACHeBgIApAoAId8GQADLCgAhB7gGAADlDAAwuQYAAOYMABC6BgAA5QwAMNcGQAClCgAh3QYAAYoLACHeBgIApAoAId8GQADLCgAhA9cGQACeDAAh3QYAAbEMACHfBkAAswwAIQPXBkAAngwAId0GAAGxDAAh3wZAALMMACED1wZAAAAAAd0GAAEAAAHfBkAAAAABAZQIAAAA2gYIA1AAAL0WACCRCAAAvhYAIJcIAAALACAEUAAA3gwAMJEIAADfDAAwkwgAAOEMACCXCAAA4gwAMARQAADMDAAwkQgAAM0MADCTCAAAzwwAIJcIAADQDAAwAAAAAAAClAgAAADaBgiaCAAAANoGAgVQAACzFgAgUQAAuxYAIJEIAAC0FgAgkggAALoWACCXCAAAAQAgBVAAALEWACBRAAC4FgAgkQgAALIWACCSCAAAtxYAIJcIAAAmACALUAAAhA0AMFEAAIkNADCRCAAAhQ0AMJIIAACGDQAwkwgAAIcNACCUCAAAiA0AMJUIAACIDQAwlggAAIgNADCXCAAAiA0AMJgIAACKDQAwmQgAAIsNADALUAAA-AwAMFEAAP0MADCRCAAA-QwAMJIIAAD6DAAwkwgAAPsMACCUCAAA_AwAMJUIAAD8DAAwlggAAPwMADCXCAAA_AwAMJgIAAD-DAAwmQgAAP8MADAKBQAAuAwAIM8GAAEAAAHQBgABAAAB0QYCAAAAAdIGAAC3DAAg0wYCAAAAAdQGQAAAAAHWBkAAAAAB1wZAAAAAAdgGQAAAAAECAAAAGgAgUAAAgw0AIAMAAAAaACBQAACDDQAgUQAAgg0AIAFJAAC2FgAwDwUAAIoMACAGAACLDAAguAYAAIkMADC5BgAAGAAQugYAAIkMADDPBgABAAAB0AYAAQAAAdEGAgCkCgAh0gYAALAKACDTBgIApAoAIdQGQADLCgAh1QYCAJULACHWBkAAywoAIdcGQAClCgAh2AZAAKUKACECAAAAGgAgSQAAgg0AIAIAAACADQAgSQAAgQ0AIA24BgAA_wwAMLkGAACADQAQugYAAP8MADDPBgABigsAIdAGAAGKCwAh0QYCAKQKACHSBgAAsAoAINMGAgCkCgAh1AZAAMsKACHVBgIAlQsAIdYGQADLCgAh1wZAAKUKACHYBkAApQoAIQ24BgAA_wwAMLkGAACADQAQugYAAP8MADDPBgABigsAIdAGAAGKCwAh0QYCAKQKACHSBgAAsAoAINMGAgCkCgAh1AZAAMsKACHVBgIAlQsAIdYGQADLCgAh1wZAAKUKACHYBkAApQoAIQnPBgABsQwAIdAGAAGxDAAh0QYCAJ0MACHSBgAAsgwAINMGAgCdDAAh1AZAALMMACHWBkAAswwAIdcGQACeDAAh2AZAAJ4MACEKBQAAtQwAIM8GAAGxDAAh0AYAAbEMACHRBgIAnQwAIdIGAACyDAAg0wYCAJ0MACHUBkAAswwAIdYGQACzDAAh1wZAAJ4MACHYBkAAngwAIQoFAAC4DAAgzwYAAQAAAdAGAAEAAAHRBgIAAAAB0gYAALcMACDTBgIAAAAB1AZAAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQsIAADsDAAgCQAA7QwAIMoGAgAAAAHSBgAA6gwAINcGQAAAAAHYBkAAAAAB4AYAAQAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAECAAAADwAgUAAAjw0AIAMAAAAPACBQAACPDQAgUQAAjg0AIAFJAAC1FgAwEAYAAI8MACAIAACQDAAgCQAAuAsAILgGAACODAAwuQYAAA0AELoGAACODAAwygYCAAAAAdIGAACwCgAg1QYCAKQKACHXBkAApQoAIdgGQAClCgAh4AYAAQAAAeEGAQDKCgAh4gYBAMoKACHjBkAAywoAIeQGQADLCgAhAgAAAA8AIEkAAI4NACACAAAAjA0AIEkAAI0NACANuAYAAIsNADC5BgAAjA0AELoGAACLDQAwygYCAKQKACHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAGHDAAh4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACENuAYAAIsNADC5BgAAjA0AELoGAACLDQAwygYCAKQKACHSBgAAsAoAINUGAgCkCgAh1wZAAKUKACHYBkAApQoAIeAGAAGHDAAh4QYBAMoKACHiBgEAygoAIeMGQADLCgAh5AZAAMsKACEJygYCAJ0MACHSBgAAxgwAINcGQACeDAAh2AZAAJ4MACHgBgABxwwAIeEGAQDIDAAh4gYBAMgMACHjBkAAswwAIeQGQACzDAAhCwgAAMoMACAJAADLDAAgygYCAJ0MACHSBgAAxgwAINcGQACeDAAh2AZAAJ4MACHgBgABxwwAIeEGAQDIDAAh4gYBAMgMACHjBkAAswwAIeQGQACzDAAhCwgAAOwMACAJAADtDAAgygYCAAAAAdIGAADqDAAg1wZAAAAAAdgGQAAAAAHgBgABAAAB4QYBAAAAAeIGAQAAAAHjBkAAAAAB5AZAAAAAAQGUCAAAANoGCANQAACzFgAgkQgAALQWACCXCAAAAQAgA1AAALEWACCRCAAAshYAIJcIAAAmACAEUAAAhA0AMJEIAACFDQAwkwgAAIcNACCXCAAAiA0AMARQAAD4DAAwkQgAAPkMADCTCAAA-wwAIJcIAAD8DAAwAAAAAAAClAgBAAAABJoIAQAAAAUClAgBAAAABJoIAQAAAAUFUAAApBYAIFEAAK8WACCRCAAApRYAIJIIAACuFgAglwgAAAEAIAtQAAC0DQAwUQAAuQ0AMJEIAAC1DQAwkggAALYNADCTCAAAtw0AIJQIAAC4DQAwlQgAALgNADCWCAAAuA0AMJcIAAC4DQAwmAgAALoNADCZCAAAuw0AMAtQAACrDQAwUQAArw0AMJEIAACsDQAwkggAAK0NADCTCAAArg0AIJQIAAD8DAAwlQgAAPwMADCWCAAA_AwAMJcIAAD8DAAwmAgAALANADCZCAAA_wwAMAtQAACgDQAwUQAApA0AMJEIAAChDQAwkggAAKINADCTCAAAow0AIJQIAADQDAAwlQgAANAMADCWCAAA0AwAMJcIAADQDAAwmAgAAKUNADCZCAAA0wwAMA0DAADcDAAgDwAAqg0AIMoGAgAAAAHSBgAA2wwAINcGQAAAAAHYBkAAAAAB3QYAAQAAAeUGAgAAAAHnBgEAAAABrwdAAAAAAfEHAQAAAAHyB0AAAAAB8wcCAAAAAQIAAAAFACBQAACpDQAgAwAAAAUAIFAAAKkNACBRAACnDQAgAUkAAK0WADACAAAABQAgSQAApw0AIAIAAADUDAAgSQAApg0AIAvKBgIAnQwAIdIGAADWDAAg1wZAAJ4MACHYBkAAswwAId0GAAGxDAAh5QYCAJ0MACHnBgEAnAwAIa8HQACzDAAh8QcBAJwMACHyB0AAswwAIfMHAgC0DAAhDQMAANgMACAPAACoDQAgygYCAJ0MACHSBgAA1gwAINcGQACeDAAh2AZAALMMACHdBgABsQwAIeUGAgCdDAAh5wYBAJwMACGvB0AAswwAIfEHAQCcDAAh8gdAALMMACHzBwIAtAwAIQdQAACoFgAgUQAAqxYAIJEIAACpFgAgkggAAKoWACCVCAAADQAglggAAA0AIJcIAAAPACANAwAA3AwAIA8AAKoNACDKBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHlBgIAAAAB5wYBAAAAAa8HQAAAAAHxBwEAAAAB8gdAAAAAAfMHAgAAAAEDUAAAqBYAIJEIAACpFgAglwgAAA8AIAoGAAC5DAAgzwYAAQAAAdAGAAEAAAHSBgAAtwwAINMGAgAAAAHUBkAAAAAB1QYCAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQIAAAAaACBQAACzDQAgAwAAABoAIFAAALMNACBRAACyDQAgAUkAAKcWADACAAAAGgAgSQAAsg0AIAIAAACADQAgSQAAsQ0AIAnPBgABsQwAIdAGAAGxDAAh0gYAALIMACDTBgIAnQwAIdQGQACzDAAh1QYCALQMACHWBkAAswwAIdcGQACeDAAh2AZAAJ4MACEKBgAAtgwAIM8GAAGxDAAh0AYAAbEMACHSBgAAsgwAINMGAgCdDAAh1AZAALMMACHVBgIAtAwAIdYGQACzDAAh1wZAAJ4MACHYBkAAngwAIQoGAAC5DAAgzwYAAQAAAdAGAAEAAAHSBgAAtwwAINMGAgAAAAHUBkAAAAAB1QYCAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQcDAACRDQAgCwAAkw0AIAwAAJQNACDKBgIAAAAB0gYAAJANACDXBkAAAAAB5QYCAAAAAQIAAAALACBQAAC_DQAgAwAAAAsAIFAAAL8NACBRAAC-DQAgAUkAAKYWADANAwAA1QoAIAUAAIoMACALAACTDAAgDAAAiAwAILgGAACSDAAwuQYAAAkAELoGAACSDAAwygYCAAAAAdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhjggAAJEMACACAAAACwAgSQAAvg0AIAIAAAC8DQAgSQAAvQ0AIAi4BgAAuw0AMLkGAAC8DQAQugYAALsNADDKBgIApAoAIdEGAgCkCgAh0gYAALAKACDXBkAApQoAIeUGAgCkCgAhCLgGAAC7DQAwuQYAALwNABC6BgAAuw0AMMoGAgCkCgAh0QYCAKQKACHSBgAAsAoAINcGQAClCgAh5QYCAKQKACEEygYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACEHAwAA9AwAIAsAAPYMACAMAAD3DAAgygYCAJ0MACHSBgAA8wwAINcGQACeDAAh5QYCAJ0MACEHAwAAkQ0AIAsAAJMNACAMAACUDQAgygYCAAAAAdIGAACQDQAg1wZAAAAAAeUGAgAAAAEBlAgBAAAABAGUCAEAAAAEA1AAAKQWACCRCAAApRYAIJcIAAABACAEUAAAtA0AMJEIAAC1DQAwkwgAALcNACCXCAAAuA0AMARQAACrDQAwkQgAAKwNADCTCAAArg0AIJcIAAD8DAAwBFAAAKANADCRCAAAoQ0AMJMIAACjDQAglwgAANAMADAAAAAAAAGUCCAAAAABB1AAAJwWACBRAACiFgAgkQgAAJ0WACCSCAAAoRYAIJUIAACJAQAglggAAIkBACCXCAAAkgEAIAdQAACaFgAgUQAAnxYAIJEIAACbFgAgkggAAJ4WACCVCAAAeQAglggAAHkAIJcIAAB7ACADUAAAnBYAIJEIAACdFgAglwgAAJIBACADUAAAmhYAIJEIAACbFgAglwgAAHsAIAIEAADaDQAgMgAAmRQAIAkZAADaDQAgLwAAjxQAIDAAAJAUACAxAACaFAAgMgAAmRQAIIEHAACrDAAgggcAAKsMACCDBwAAqwwAIIQHAACrDAAgAAAAAAAFlAgEAAAAAZsIBAAAAAGcCAQAAAABnQgEAAAAAZ4IBAAAAAEFUAAAlRYAIFEAAJgWACCRCAAAlhYAIJIIAACXFgAglwgAAAEAIANQAACVFgAgkQgAAJYWACCXCAAAAQAgKhAAAIEUACARAACCFAAgEgAAgxQAIBMAAIQUACAUAACFFAAgFQAAhhQAIBYAAIcUACAXAADPEAAgGwAAiBQAIBwAAPUPACAhAACKFAAgIwAAiRQAICUAAIsUACAqAACMFAAgLQAAjRQAIC8AAI8UACAwAACQFAAgNAAAjhQAIDUAAJEUACA2AACSFAAgOQAAkxQAIDoAAJMUACA7AACTFAAgPQAAlBQAID4AAJQUACA_AACVFAAgQAAAlhQAIEIAAJcUACBDAACYFAAg7wYAAKsMACCbBwAAqwwAIOkHAACrDAAg9QcAAKsMACD2BwAAqwwAIPkHAACrDAAg-gcAAKsMACD7BwAAqwwAIPwHAACrDAAg_QcAAKsMACD-BwAAqwwAIP8HAACrDAAggggAAKsMACAAAAAAAAVQAACQFgAgUQAAkxYAIJEIAACRFgAgkggAAJIWACCXCAAAAQAgB1AAAOINACBRAADlDQAgkQgAAOMNACCSCAAA5A0AIJUIAACHAQAglggAAIcBACCXCAAAjggAIAguAADPDQAgygYCAAAAAdcGQAAAAAHYBkAAAAAB7AYBAAAAAe4GAgAAAAHvBgEAAAAB8AYgAAAAAQIAAACOCAAgUAAA4g0AIAMAAACHAQAgUAAA4g0AIFEAAOYNACAKAAAAhwEAIC4AAM0NACBJAADmDQAgygYCAJ0MACHXBkAAngwAIdgGQACzDAAh7AYBAJwMACHuBgIAtAwAIe8GAQDIDAAh8AYgAMsNACEILgAAzQ0AIMoGAgCdDAAh1wZAAJ4MACHYBkAAswwAIewGAQCcDAAh7gYCALQMACHvBgEAyAwAIfAGIADLDQAhA1AAAJAWACCRCAAAkRYAIJcIAAABACADUAAA4g0AIJEIAADjDQAglwgAAI4IACAAAAAAAAVQAACLFgAgUQAAjhYAIJEIAACMFgAgkggAAI0WACCXCAAAewAgA1AAAIsWACCRCAAAjBYAIJcIAAB7ACAAAAAAAAVQAACDFgAgUQAAiRYAIJEIAACEFgAgkggAAIgWACCXCAAAewAgBVAAAIEWACBRAACGFgAgkQgAAIIWACCSCAAAhRYAIJcIAAABACADUAAAgxYAIJEIAACEFgAglwgAAHsAIANQAACBFgAgkQgAAIIWACCXCAAAAQAgAAAAAAAFUAAA-RUAIFEAAP8VACCRCAAA-hUAIJIIAAD-FQAglwgAAHsAIAVQAAD3FQAgUQAA_BUAIJEIAAD4FQAgkggAAPsVACCXCAAAAQAgA1AAAPkVACCRCAAA-hUAIJcIAAB7ACADUAAA9xUAIJEIAAD4FQAglwgAAAEAIAAAAAAAAZQIAAAA_gYCAZQIAAAAgAcCBZQICAAAAAGbCAgAAAABnAgIAAAAAZ0ICAAAAAGeCAgAAAABBVAAAPAVACBRAAD1FQAgkQgAAPEVACCSCAAA9BUAIJcIAAABACALUAAApQ4AMFEAAKoOADCRCAAApg4AMJIIAACnDgAwkwgAAKgOACCUCAAAqQ4AMJUIAACpDgAwlggAAKkOADCXCAAAqQ4AMJgIAACrDgAwmQgAAKwOADALUAAAmQ4AMFEAAJ4OADCRCAAAmg4AMJIIAACbDgAwkwgAAJwOACCUCAAAnQ4AMJUIAACdDgAwlggAAJ0OADCXCAAAnQ4AMJgIAACfDgAwmQgAAKAOADAHUAAAlA4AIFEAAJcOACCRCAAAlQ4AIJIIAACWDgAglQgAAIUBACCWCAAAhQEAIJcIAADIBwAgB1AAAI8OACBRAACSDgAgkQgAAJAOACCSCAAAkQ4AIJUIAACHAQAglggAAIcBACCXCAAAjggAIAgzAADODQAgygYCAAAAAdcGQAAAAAHYBkAAAAAB7AYBAAAAAe0GAgAAAAHvBgEAAAAB8AYgAAAAAQIAAACOCAAgUAAAjw4AIAMAAACHAQAgUAAAjw4AIFEAAJMOACAKAAAAhwEAIDMAAMwNACBJAACTDgAgygYCAJ0MACHXBkAAngwAIdgGQACzDAAh7AYBAJwMACHtBgIAtAwAIe8GAQDIDAAh8AYgAMsNACEIMwAAzA0AIMoGAgCdDAAh1wZAAJ4MACHYBkAAswwAIewGAQCcDAAh7QYCALQMACHvBgEAyAwAIfAGIADLDQAhATECAAAAAQIAAADIBwAgUAAAlA4AIAMAAACFAQAgUAAAlA4AIFEAAJgOACADAAAAhQEAIDECAJ0MACFJAACYDgAgATECAJ0MACEEAwAAgQ4AINcGQAAAAAHlBgIAAAAB-gYCAAAAAQIAAACDAQAgUAAApA4AIAMAAACDAQAgUAAApA4AIFEAAKMOACABSQAA8xUAMAoDAADVCgAgLgAA2QoAILgGAADVCwAwuQYAAIEBABC6BgAA1QsAMNcGQAClCgAh5QYCAKQKACHuBgIApAoAIfoGAgCkCgAhhQgAANQLACACAAAAgwEAIEkAAKMOACACAAAAoQ4AIEkAAKIOACAHuAYAAKAOADC5BgAAoQ4AELoGAACgDgAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACEHuAYAAKAOADC5BgAAoQ4AELoGAACgDgAw1wZAAKUKACHlBgIApAoAIe4GAgCkCgAh-gYCAKQKACED1wZAAJ4MACHlBgIAnQwAIfoGAgCdDAAhBAMAAP8NACDXBkAAngwAIeUGAgCdDAAh-gYCAJ0MACEEAwAAgQ4AINcGQAAAAAHlBgIAAAAB-gYCAAAAAQUZAAD4DQAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQIAAAB_ACBQAACwDgAgAwAAAH8AIFAAALAOACBRAACvDgAgAUkAAPIVADAKGQAA1QoAIC4AANkKACC4BgAA1gsAMLkGAAB9ABC6BgAA1gsAMMoGAgAAAAHXBkAApQoAIe4GAgCkCgAh-AYCAKQKACH5BgEAowoAIQIAAAB_ACBJAACvDgAgAgAAAK0OACBJAACuDgAgCLgGAACsDgAwuQYAAK0OABC6BgAArA4AMMoGAgCkCgAh1wZAAKUKACHuBgIApAoAIfgGAgCkCgAh-QYBAKMKACEIuAYAAKwOADC5BgAArQ4AELoGAACsDgAwygYCAKQKACHXBkAApQoAIe4GAgCkCgAh-AYCAKQKACH5BgEAowoAIQTKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIQUZAAD2DQAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACEFGQAA-A0AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAEDUAAA8BUAIJEIAADxFQAglwgAAAEAIARQAAClDgAwkQgAAKYOADCTCAAAqA4AIJcIAACpDgAwBFAAAJkOADCRCAAAmg4AMJMIAACcDgAglwgAAJ0OADADUAAAlA4AIJEIAACVDgAglwgAAMgHACADUAAAjw4AIJEIAACQDgAglwgAAI4IACAAAAAAAAVQAADrFQAgUQAA7hUAIJEIAADsFQAgkggAAO0VACCXCAAAdwAgA1AAAOsVACCRCAAA7BUAIJcIAAB3ACAAAAAAAAWUCBAAAAABmwgQAAAAAZwIEAAAAAGdCBAAAAABnggQAAAAAQVQAADjFQAgUQAA6RUAIJEIAADkFQAgkggAAOgVACCXCAAAdwAgBVAAAOEVACBRAADmFQAgkQgAAOIVACCSCAAA5RUAIJcIAABlACADUAAA4xUAIJEIAADkFQAglwgAAHcAIANQAADhFQAgkQgAAOIVACCXCAAAZQAgAAAAAAABlAgAAACPBwIBlAgAAACSBwIFUAAA2hUAIFEAAN8VACCRCAAA2xUAIJIIAADeFQAglwgAAAEAIAtQAADdDgAwUQAA4g4AMJEIAADeDgAwkggAAN8OADCTCAAA4A4AIJQIAADhDgAwlQgAAOEOADCWCAAA4Q4AMJcIAADhDgAwmAgAAOMOADCZCAAA5A4AMAtQAADRDgAwUQAA1g4AMJEIAADSDgAwkggAANMOADCTCAAA1A4AIJQIAADVDgAwlQgAANUOADCWCAAA1Q4AMJcIAADVDgAwmAgAANcOADCZCAAA2A4AMAGIBwIAAAABAgAAAG8AIFAAANwOACADAAAAbwAgUAAA3A4AIFEAANsOACABSQAA3RUAMAcpAADjCwAguAYAAOILADC5BgAAbQAQugYAAOILADCIBwIApAoAIYkHAgCkCgAhhggAAOELACACAAAAbwAgSQAA2w4AIAIAAADZDgAgSQAA2g4AIAW4BgAA2A4AMLkGAADZDgAQugYAANgOADCIBwIApAoAIYkHAgCkCgAhBbgGAADYDgAwuQYAANkOABC6BgAA2A4AMIgHAgCkCgAhiQcCAKQKACEBiAcCAJ0MACEBiAcCAJ0MACEBiAcCAAAAAQcrAADGDgAg-wYBAAAAAYgHAgAAAAGKBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAgAAAGoAIFAAAOgOACADAAAAagAgUAAA6A4AIFEAAOcOACABSQAA3BUAMA0pAADjCwAgKwAA5wsAILgGAADlCwAwuQYAAGgAELoGAADlCwAw-wYBAKMKACGIBwIAlQsAIYkHAgCkCgAhigcCAKQKACGLBxAA5gsAIYwHAgCkCgAhjQcBAMoKACGHCAAA5AsAIAIAAABqACBJAADnDgAgAgAAAOUOACBJAADmDgAgCrgGAADkDgAwuQYAAOUOABC6BgAA5A4AMPsGAQCjCgAhiAcCAJULACGJBwIApAoAIYoHAgCkCgAhiwcQAOYLACGMBwIApAoAIY0HAQDKCgAhCrgGAADkDgAwuQYAAOUOABC6BgAA5A4AMPsGAQCjCgAhiAcCAJULACGJBwIApAoAIYoHAgCkCgAhiwcQAOYLACGMBwIApAoAIY0HAQDKCgAhBvsGAQCcDAAhiAcCALQMACGKBwIAnQwAIYsHEADCDgAhjAcCAJ0MACGNBwEAyAwAIQcrAADEDgAg-wYBAJwMACGIBwIAtAwAIYoHAgCdDAAhiwcQAMIOACGMBwIAnQwAIY0HAQDIDAAhBysAAMYOACD7BgEAAAABiAcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEDUAAA2hUAIJEIAADbFQAglwgAAAEAIARQAADdDgAwkQgAAN4OADCTCAAA4A4AIJcIAADhDgAwBFAAANEOADCRCAAA0g4AMJMIAADUDgAglwgAANUOADAAAAAAAAWUCBAAAAABmwgQAAAAAZwIEAAAAAGdCBAAAAABnggQAAAAAQGUCAAAAJoHAgdQAADUFQAgUQAA2BUAIJEIAADVFQAgkggAANcVACCVCAAAXwAglggAAF8AIJcIAABhACALUAAA9Q4AMFEAAPkOADCRCAAA9g4AMJIIAAD3DgAwkwgAAPgOACCUCAAA4Q4AMJUIAADhDgAwlggAAOEOADCXCAAA4Q4AMJgIAAD6DgAwmQgAAOQOADAHKQAAxQ4AIPsGAQAAAAGIBwIAAAABiQcCAAAAAYsHEAAAAAGMBwIAAAABjQcBAAAAAQIAAABqACBQAAD9DgAgAwAAAGoAIFAAAP0OACBRAAD8DgAgAUkAANYVADACAAAAagAgSQAA_A4AIAIAAADlDgAgSQAA-w4AIAb7BgEAnAwAIYgHAgC0DAAhiQcCAJ0MACGLBxAAwg4AIYwHAgCdDAAhjQcBAMgMACEHKQAAww4AIPsGAQCcDAAhiAcCALQMACGJBwIAnQwAIYsHEADCDgAhjAcCAJ0MACGNBwEAyAwAIQcpAADFDgAg-wYBAAAAAYgHAgAAAAGJBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABA1AAANQVACCRCAAA1RUAIJcIAABhACAEUAAA9Q4AMJEIAAD2DgAwkwgAAPgOACCXCAAA4Q4AMAAAAAAAAZQIAAAAoQcCBVAAAM4VACBRAADSFQAgkQgAAM8VACCSCAAA0RUAIJcIAAABACALUAAAiA8AMFEAAI0PADCRCAAAiQ8AMJIIAACKDwAwkwgAAIsPACCUCAAAjA8AMJUIAACMDwAwlggAAIwPADCXCAAAjA8AMJgIAACODwAwmQgAAI8PADATHQEAAAABKAAA_w4AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAfsGAQAAAAH8BgEAAAABgAcAAACaBwKLBxAAAAABlQcBAAAAAZYHAQAAAAGXBxAAAAABmAcCAAAAAZoHAQAAAAGbB0AAAAABnAcCAAAAAZ0HIAAAAAGeBwEAAAABnwcBAAAAAQIAAABlACBQAACTDwAgAwAAAGUAIFAAAJMPACBRAACSDwAgAUkAANAVADAYHQEAowoAISYAAOsLACAoAADfCwAguAYAAOgLADC5BgAAYwAQugYAAOgLADDKBgIAAAAB1wZAAKUKACHmBgIAlQsAIfsGAQCjCgAh_AYBAKMKACGABwAA6guaByKIBwIAlQsAIYsHEADmCwAhlQcBAMoKACGWBwEAygoAIZcHEADpCwAhmAcCAKQKACGaBwEAygoAIZsHQADLCgAhnAcCAKQKACGdByAAzAoAIZ4HAQCjCgAhnwcBAKMKACECAAAAZQAgSQAAkg8AIAIAAACQDwAgSQAAkQ8AIBYdAQCjCgAhuAYAAI8PADC5BgAAkA8AELoGAACPDwAwygYCAKQKACHXBkAApQoAIeYGAgCVCwAh-wYBAKMKACH8BgEAowoAIYAHAADqC5oHIogHAgCVCwAhiwcQAOYLACGVBwEAygoAIZYHAQDKCgAhlwcQAOkLACGYBwIApAoAIZoHAQDKCgAhmwdAAMsKACGcBwIApAoAIZ0HIADMCgAhngcBAKMKACGfBwEAowoAIRYdAQCjCgAhuAYAAI8PADC5BgAAkA8AELoGAACPDwAwygYCAKQKACHXBkAApQoAIeYGAgCVCwAh-wYBAKMKACH8BgEAowoAIYAHAADqC5oHIogHAgCVCwAhiwcQAOYLACGVBwEAygoAIZYHAQDKCgAhlwcQAOkLACGYBwIApAoAIZoHAQDKCgAhmwdAAMsKACGcBwIApAoAIZ0HIADMCgAhngcBAKMKACGfBwEAowoAIRIdAQCcDAAhygYCAJ0MACHXBkAAngwAIeYGAgC0DAAh-wYBAJwMACH8BgEAnAwAIYAHAADyDpoHIosHEADCDgAhlQcBAMgMACGWBwEAyAwAIZcHEADxDgAhmAcCAJ0MACGaBwEAyAwAIZsHQACzDAAhnAcCAJ0MACGdByAAyw0AIZ4HAQCcDAAhnwcBAJwMACETHQEAnAwAISgAAPQOACDKBgIAnQwAIdcGQACeDAAh5gYCALQMACH7BgEAnAwAIfwGAQCcDAAhgAcAAPIOmgciiwcQAMIOACGVBwEAyAwAIZYHAQDIDAAhlwcQAPEOACGYBwIAnQwAIZoHAQDIDAAhmwdAALMMACGcBwIAnQwAIZ0HIADLDQAhngcBAJwMACGfBwEAnAwAIRMdAQAAAAEoAAD_DgAgygYCAAAAAdcGQAAAAAHmBgIAAAAB-wYBAAAAAfwGAQAAAAGABwAAAJoHAosHEAAAAAGVBwEAAAABlgcBAAAAAZcHEAAAAAGYBwIAAAABmgcBAAAAAZsHQAAAAAGcBwIAAAABnQcgAAAAAZ4HAQAAAAGfBwEAAAABA1AAAM4VACCRCAAAzxUAIJcIAAABACAEUAAAiA8AMJEIAACJDwAwkwgAAIsPACCXCAAAjA8AMAAAAAAABVAAAMkVACBRAADMFQAgkQgAAMoVACCSCAAAyxUAIJcIAABFACAHGQAA2g0AIB0AAKIUACAiAAChFAAgIwAAiRQAICQAAKMUACCmBwAAqwwAIKgHAACrDAAgAAAAAAAFUAAAwRUAIFEAAMcVACCRCAAAwhUAIJIIAADGFQAglwgAAFQAIAVQAAC_FQAgUQAAxBUAIJEIAADAFQAgkggAAMMVACCXCAAAAQAgA1AAAMEVACCRCAAAwhUAIJcIAABUACADUAAAvxUAIJEIAADAFQAglwgAAAEAIAAAAAAABVAAAKkVACBRAAC9FQAgkQgAAKoVACCSCAAAvBUAIJcIAABFACAFUAAArxUAIFEAALoVACCRCAAAsBUAIJIIAAC5FQAglwgAAAEAIAdQAAC7DwAgUQAAvg8AIJEIAAC8DwAgkggAAL0PACCVCAAAQwAglggAAEMAIJcIAABFACALUAAArw8AMFEAALQPADCRCAAAsA8AMJIIAACxDwAwkwgAALIPACCUCAAAsw8AMJUIAACzDwAwlggAALMPADCXCAAAsw8AMJgIAAC1DwAwmQgAALYPADAEAwAApQ8AINcGQAAAAAHlBgIAAAAB-gYCAAAAAQIAAABQACBQAAC6DwAgAwAAAFAAIFAAALoPACBRAAC5DwAgAUkAALgVADAKAwAA1QoAICAAAPYLACC4BgAA9QsAMLkGAABOABC6BgAA9QsAMNcGQAClCgAh5QYCAKQKACH6BgIApAoAIaMHAgCkCgAhiggAAPQLACACAAAAUAAgSQAAuQ8AIAIAAAC3DwAgSQAAuA8AIAe4BgAAtg8AMLkGAAC3DwAQugYAALYPADDXBkAApQoAIeUGAgCkCgAh-gYCAKQKACGjBwIApAoAIQe4BgAAtg8AMLkGAAC3DwAQugYAALYPADDXBkAApQoAIeUGAgCkCgAh-gYCAKQKACGjBwIApAoAIQPXBkAAngwAIeUGAgCdDAAh-gYCAJ0MACEEAwAAow8AINcGQACeDAAh5QYCAJ0MACH6BgIAnQwAIQQDAAClDwAg1wZAAAAAAeUGAgAAAAH6BgIAAAABCxkAANcPACAdAADWDwAgIwAA2A8AICQAANkPACDXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKgHAqQHAQAAAAGmBwIAAAABqQcCAAAAAQIAAABFACBQAAC7DwAgAwAAAEMAIFAAALsPACBRAAC_DwAgDQAAAEMAIBkAAMIPACAdAADBDwAgIwAAww8AICQAAMQPACBJAAC_DwAg1wZAAJ4MACH4BgIAnQwAIfsGAQCcDAAhgAcAAMAPqAcipAcBAJwMACGmBwIAtAwAIakHAgCdDAAhCxkAAMIPACAdAADBDwAgIwAAww8AICQAAMQPACDXBkAAngwAIfgGAgCdDAAh-wYBAJwMACGABwAAwA-oByKkBwEAnAwAIaYHAgC0DAAhqQcCAJ0MACEBlAgAAACoBwIHUAAArRUAIFEAALYVACCRCAAArhUAIJIIAAC1FQAglQgAAEcAIJYIAABHACCXCAAApgUAIAVQAACrFQAgUQAAsxUAIJEIAACsFQAgkggAALIVACCXCAAAAQAgC1AAAMcPADBRAADMDwAwkQgAAMgPADCSCAAAyQ8AMJMIAADKDwAglAgAAMsPADCVCAAAyw8AMJYIAADLDwAwlwgAAMsPADCYCAAAzQ8AMJkIAADODwAwBFEAAMUPACCVCAAAVgAglggAAFYAIJcIAACEBgAgAgAAAFYAIEkAAMYPACAACBkAANMPACAfAADUDwAgIQAA1Q8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAaQHAQAAAAGlBwIAAAABAgAAAFQAIFAAANIPACADAAAAVAAgUAAA0g8AIFEAANEPACABSQAAsRUAMA4ZAADVCgAgHgAA_goAIB8AAPMLACAhAADBCwAguAYAAPILADC5BgAASwAQugYAAPILADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIaIHAgCkCgAhpAcBAKMKACGlBwIApAoAIYkIAADxCwAgAgAAAFQAIEkAANEPACACAAAAzw8AIEkAANAPACAJuAYAAM4PADC5BgAAzw8AELoGAADODwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAhogcCAKQKACGkBwEAowoAIaUHAgCkCgAhCbgGAADODwAwuQYAAM8PABC6BgAAzg8AMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIaIHAgCkCgAhpAcBAKMKACGlBwIApAoAIQXKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACGkBwEAnAwAIaUHAgCdDAAhCBkAAKwPACAfAACtDwAgIQAArg8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaQHAQCcDAAhpQcCAJ0MACEIGQAA0w8AIB8AANQPACAhAADVDwAgygYCAAAAAdcGQAAAAAH4BgIAAAABpAcBAAAAAaUHAgAAAAEDUAAArxUAIJEIAACwFQAglwgAAAEAIANQAAC7DwAgkQgAALwPACCXCAAARQAgBFAAAK8PADCRCAAAsA8AMJMIAACyDwAglwgAALMPADADUAAArRUAIJEIAACuFQAglwgAAKYFACADUAAAqxUAIJEIAACsFQAglwgAAAEAIARQAADHDwAwkQgAAMgPADCTCAAAyg8AIJcIAADLDwAwAZcIAACEBgAgA1AAAKkVACCRCAAAqhUAIJcIAABFACAAAAAAAAdQAACkFQAgUQAApxUAIJEIAAClFQAgkggAAKYVACCVCAAASwAglggAAEsAIJcIAABUACADUAAApBUAIJEIAAClFQAglwgAAFQAIAAAAAAAC1AAAOgPADBRAADtDwAwkQgAAOkPADCSCAAA6g8AMJMIAADrDwAglAgAAOwPADCVCAAA7A8AMJYIAADsDwAwlwgAAOwPADCYCAAA7g8AMJkIAADvDwAwDBkAANcPACAiAADhDwAgIwAA2A8AICQAANkPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACoBwKkBwEAAAABqAcCAAAAAakHAgAAAAECAAAARQAgUAAA8w8AIAMAAABFACBQAADzDwAgUQAA8g8AIAFJAACjFQAwEhkAANUKACAdAAD6CwAgIgAA-wsAICMAAMALACAkAAD8CwAguAYAAPgLADC5BgAAQwAQugYAAPgLADDKBgIAAAAB1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqAcipAcBAKMKACGmBwIAlQsAIagHAgCVCwAhqQcCAKQKACGLCAAA9wsAIAIAAABFACBJAADyDwAgAgAAAPAPACBJAADxDwAgDLgGAADvDwAwuQYAAPAPABC6BgAA7w8AMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfsGAQCjCgAhgAcAAPkLqAcipAcBAKMKACGmBwIAlQsAIagHAgCVCwAhqQcCAKQKACEMuAYAAO8PADC5BgAA8A8AELoGAADvDwAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-wYBAKMKACGABwAA-QuoByKkBwEAowoAIaYHAgCVCwAhqAcCAJULACGpBwIApAoAIQjKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6gHIqQHAQCcDAAhqAcCALQMACGpBwIAnQwAIQwZAADCDwAgIgAA4A8AICMAAMMPACAkAADEDwAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-wYBAJwMACGABwAAwA-oByKkBwEAnAwAIagHAgC0DAAhqQcCAJ0MACEMGQAA1w8AICIAAOEPACAjAADYDwAgJAAA2Q8AIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKgHAqQHAQAAAAGoBwIAAAABqQcCAAAAAQRQAADoDwAwkQgAAOkPADCTCAAA6w8AIJcIAADsDwAwAAAAAAAAAAAABVAAAJ4VACBRAAChFQAgkQgAAJ8VACCSCAAAoBUAIJcIAAABACADUAAAnhUAIJEIAACfFQAglwgAAAEAIAAAAAAAApQIAQAAAASaCAEAAAAFBVAAAJkVACBRAACcFQAgkQgAAJoVACCSCAAAmxUAIJcIAAABACABlAgBAAAABANQAACZFQAgkQgAAJoVACCXCAAAAQAgAAAAAAAFUAAAlBUAIFEAAJcVACCRCAAAlRUAIJIIAACWFQAglwgAAAEAIANQAACUFQAgkQgAAJUVACCXCAAAAQAgAAAAAAAFUAAAjxUAIFEAAJIVACCRCAAAkBUAIJIIAACRFQAglwgAAAEAIANQAACPFQAgkQgAAJAVACCXCAAAAQAgAAAAAAAAAAAAAAVQAACHFQAgUQAAjRUAIJEIAACIFQAgkggAAIwVACCXCAAAOQAgBVAAAIUVACBRAACKFQAgkQgAAIYVACCSCAAAiRUAIJcIAAABACADUAAAhxUAIJEIAACIFQAglwgAADkAIANQAACFFQAgkQgAAIYVACCXCAAAAQAgAAAAAAAFUAAA_BQAIFEAAIMVACCRCAAA_RQAIJIIAACCFQAglwgAANUDACAFUAAA-hQAIFEAAIAVACCRCAAA-xQAIJIIAAD_FAAglwgAAAEAIAtQAACtEAAwUQAAshAAMJEIAACuEAAwkggAAK8QADCTCAAAsBAAIJQIAACxEAAwlQgAALEQADCWCAAAsRAAMJcIAACxEAAwmAgAALMQADCZCAAAtBAAMAUZAACkEAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQIAAAA_ACBQAAC4EAAgAwAAAD8AIFAAALgQACBRAAC3EAAgAUkAAP4UADAKGQAA1QoAIBoAAP4LACC4BgAA_QsAMLkGAAA9ABC6BgAA_QsAMMoGAgAAAAHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACHBBwIApAoAIQIAAAA_ACBJAAC3EAAgAgAAALUQACBJAAC2EAAgCLgGAAC0EAAwuQYAALUQABC6BgAAtBAAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAhwQcCAKQKACEIuAYAALQQADC5BgAAtRAAELoGAAC0EAAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACHBBwIApAoAIQTKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIQUZAACiEAAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAh-QYBAJwMACEFGQAApBAAIMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAEDUAAA_BQAIJEIAAD9FAAglwgAANUDACADUAAA-hQAIJEIAAD7FAAglwgAAAEAIARQAACtEAAwkQgAAK4QADCTCAAAsBAAIJcIAACxEAAwAAAAAAALUAAAwhAAMFEAAMcQADCRCAAAwxAAMJIIAADEEAAwkwgAAMUQACCUCAAAxhAAMJUIAADGEAAwlggAAMYQADCXCAAAxhAAMJgIAADIEAAwmQgAAMkQADAMGQAAuhAAIBsAALsQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH5BgEAAAAB-wYBAAAAAcMHIAAAAAHEByAAAAABxQcCAAAAAcYHQAAAAAHHBwIAAAABAgAAADkAIFAAAM0QACADAAAAOQAgUAAAzRAAIFEAAMwQACABSQAA-RQAMBEYAACADAAgGQAA1QoAIBsAAL8LACC4BgAA_wsAMLkGAAA3ABC6BgAA_wsAMMoGAgAAAAHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACH7BgEAowoAIcIHAgCkCgAhwwcgAMwKACHEByAAzAoAIcUHAgCkCgAhxgdAAKUKACHHBwIApAoAIQIAAAA5ACBJAADMEAAgAgAAAMoQACBJAADLEAAgDrgGAADJEAAwuQYAAMoQABC6BgAAyRAAMMoGAgCkCgAh1wZAAKUKACH4BgIApAoAIfkGAQCjCgAh-wYBAKMKACHCBwIApAoAIcMHIADMCgAhxAcgAMwKACHFBwIApAoAIcYHQAClCgAhxwcCAKQKACEOuAYAAMkQADC5BgAAyhAAELoGAADJEAAwygYCAKQKACHXBkAApQoAIfgGAgCkCgAh-QYBAKMKACH7BgEAowoAIcIHAgCkCgAhwwcgAMwKACHEByAAzAoAIcUHAgCkCgAhxgdAAKUKACHHBwIApAoAIQrKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIfsGAQCcDAAhwwcgAMsNACHEByAAyw0AIcUHAgCdDAAhxgdAAJ4MACHHBwIAnQwAIQwZAACrEAAgGwAArBAAIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAh-wYBAJwMACHDByAAyw0AIcQHIADLDQAhxQcCAJ0MACHGB0AAngwAIccHAgCdDAAhDBkAALoQACAbAAC7EAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAfsGAQAAAAHDByAAAAABxAcgAAAAAcUHAgAAAAHGB0AAAAABxwcCAAAAAQRQAADCEAAwkQgAAMMQADCTCAAAxRAAIJcIAADGEAAwAAAAAAAABVAAAPQUACBRAAD3FAAgkQgAAPUUACCSCAAA9hQAIJcIAAABACADUAAA9BQAIJEIAAD1FAAglwgAAAEAIAAAAAAAAAAAAAAHUAAA7BQAIFEAAPIUACCRCAAA7RQAIJIIAADxFAAglQgAAJoBACCWCAAAmgEAIJcIAAABACAFUAAA6hQAIFEAAO8UACCRCAAA6xQAIJIIAADuFAAglwgAAAEAIANQAADsFAAgkQgAAO0UACCXCAAAAQAgA1AAAOoUACCRCAAA6xQAIJcIAAABACAAAAAAAAGUCAAAAN8HAgVQAADfFAAgUQAA6BQAIJEIAADgFAAgkggAAOcUACCXCAAAAQAgB1AAAN0UACBRAADlFAAgkQgAAN4UACCSCAAA5BQAIJUIAACaAQAglggAAJoBACCXCAAAAQAgB1AAANsUACBRAADiFAAgkQgAANwUACCSCAAA4RQAIJUIAACaAQAglggAAJoBACCXCAAAAQAgA1AAAN8UACCRCAAA4BQAIJcIAAABACADUAAA3RQAIJEIAADeFAAglwgAAAEAIANQAADbFAAgkQgAANwUACCXCAAAAQAgAAAAAAAAAAAAAAVQAADWFAAgUQAA2RQAIJEIAADXFAAgkggAANgUACCXCAAAAQAgA1AAANYUACCRCAAA1xQAIJcIAAABACAAAAAAAAVQAADRFAAgUQAA1BQAIJEIAADSFAAgkggAANMUACCXCAAAAQAgA1AAANEUACCRCAAA0hQAIJcIAAABACAAAAAAAAVQAADMFAAgUQAAzxQAIJEIAADNFAAgkggAAM4UACCXCAAAAQAgA1AAAMwUACCRCAAAzRQAIJcIAAABACAAAAAAAAdQAADHFAAgUQAAyhQAIJEIAADIFAAgkggAAMkUACCVCAAAmgEAIJYIAACaAQAglwgAAAEAIANQAADHFAAgkQgAAMgUACCXCAAAAQAgAAAAAAAAAAAAAAGUCAAAAPgHAgtQAADbEwAwUQAA3xMAMJEIAADcEwAwkggAAN0TADCTCAAA3hMAIJQIAADQDAAwlQgAANAMADCWCAAA0AwAMJcIAADQDAAwmAgAAOATADCZCAAA0wwAMAtQAADPEwAwUQAA1BMAMJEIAADQEwAwkggAANETADCTCAAA0hMAIJQIAADTEwAwlQgAANMTADCWCAAA0xMAMJcIAADTEwAwmAgAANUTADCZCAAA1hMAMAtQAADGEwAwUQAAyhMAMJEIAADHEwAwkggAAMgTADCTCAAAyRMAIJQIAAC4DQAwlQgAALgNADCWCAAAuA0AMJcIAAC4DQAwmAgAAMsTADCZCAAAuw0AMAdQAADBEwAgUQAAxBMAIJEIAADCEwAgkggAAMMTACCVCAAAKQAglggAACkAIJcIAACzBAAgC1AAALUTADBRAAC6EwAwkQgAALYTADCSCAAAtxMAMJMIAAC4EwAglAgAALkTADCVCAAAuRMAMJYIAAC5EwAwlwgAALkTADCYCAAAuxMAMJkIAAC8EwAwC1AAAKkTADBRAACuEwAwkQgAAKoTADCSCAAAqxMAMJMIAACsEwAglAgAAK0TADCVCAAArRMAMJYIAACtEwAwlwgAAK0TADCYCAAArxMAMJkIAACwEwAwC1AAAJ0TADBRAACiEwAwkQgAAJ4TADCSCAAAnxMAMJMIAACgEwAglAgAAKETADCVCAAAoRMAMJYIAAChEwAwlwgAAKETADCYCAAAoxMAMJkIAACkEwAwC1AAAJQTADBRAACYEwAwkQgAAJUTADCSCAAAlhMAMJMIAACXEwAglAgAAMYQADCVCAAAxhAAMJYIAADGEAAwlwgAAMYQADCYCAAAmRMAMJkIAADJEAAwC1AAAIsTADBRAACPEwAwkQgAAIwTADCSCAAAjRMAMJMIAACOEwAglAgAALEQADCVCAAAsRAAMJYIAACxEAAwlwgAALEQADCYCAAAkBMAMJkIAAC0EAAwC1AAAIITADBRAACGEwAwkQgAAIMTADCSCAAAhBMAMJMIAACFEwAglAgAAOwPADCVCAAA7A8AMJYIAADsDwAwlwgAAOwPADCYCAAAhxMAMJkIAADvDwAwC1AAAPkSADBRAAD9EgAwkQgAAPoSADCSCAAA-xIAMJMIAAD8EgAglAgAAMsPADCVCAAAyw8AMJYIAADLDwAwlwgAAMsPADCYCAAA_hIAMJkIAADODwAwC1AAAPASADBRAAD0EgAwkQgAAPESADCSCAAA8hIAMJMIAADzEgAglAgAALMPADCVCAAAsw8AMJYIAACzDwAwlwgAALMPADCYCAAA9RIAMJkIAAC2DwAwC1AAAOQSADBRAADpEgAwkQgAAOUSADCSCAAA5hIAMJMIAADnEgAglAgAAOgSADCVCAAA6BIAMJYIAADoEgAwlwgAAOgSADCYCAAA6hIAMJkIAADrEgAwC1AAANgSADBRAADdEgAwkQgAANkSADCSCAAA2hIAMJMIAADbEgAglAgAANwSADCVCAAA3BIAMJYIAADcEgAwlwgAANwSADCYCAAA3hIAMJkIAADfEgAwC1AAAMwSADBRAADREgAwkQgAAM0SADCSCAAAzhIAMJMIAADPEgAglAgAANASADCVCAAA0BIAMJYIAADQEgAwlwgAANASADCYCAAA0hIAMJkIAADTEgAwC1AAAMASADBRAADFEgAwkQgAAMESADCSCAAAwhIAMJMIAADDEgAglAgAAMQSADCVCAAAxBIAMJYIAADEEgAwlwgAAMQSADCYCAAAxhIAMJkIAADHEgAwC1AAALcSADBRAAC7EgAwkQgAALgSADCSCAAAuRIAMJMIAAC6EgAglAgAAKkOADCVCAAAqQ4AMJYIAACpDgAwlwgAAKkOADCYCAAAvBIAMJkIAACsDgAwC1AAAK4SADBRAACyEgAwkQgAAK8SADCSCAAAsBIAMJMIAACxEgAglAgAAJ0OADCVCAAAnQ4AMJYIAACdDgAwlwgAAJ0OADCYCAAAsxIAMJkIAACgDgAwC1AAAKISADBRAACnEgAwkQgAAKMSADCSCAAApBIAMJMIAAClEgAglAgAAKYSADCVCAAAphIAMJYIAACmEgAwlwgAAKYSADCYCAAAqBIAMJkIAACpEgAwB1AAAJ0SACBRAACgEgAgkQgAAJ4SACCSCAAAnxIAIJUIAACUAQAglggAAJQBACCXCAAA9gcAIAtQAACUEgAwUQAAmBIAMJEIAACVEgAwkggAAJYSADCTCAAAlxIAIJQIAACDEgAwlQgAAIMSADCWCAAAgxIAMJcIAACDEgAwmAgAAJkSADCZCAAAhhIAMAtQAACLEgAwUQAAjxIAMJEIAACMEgAwkggAAI0SADCTCAAAjhIAIJQIAACDEgAwlQgAAIMSADCWCAAAgxIAMJcIAACDEgAwmAgAAJASADCZCAAAhhIAMAtQAAD_EQAwUQAAhBIAMJEIAACAEgAwkggAAIESADCTCAAAghIAIJQIAACDEgAwlQgAAIMSADCWCAAAgxIAMJcIAACDEgAwmAgAAIUSADCZCAAAhhIAMAtQAAD2EQAwUQAA-hEAMJEIAAD3EQAwkggAAPgRADCTCAAA-REAIJQIAADuEQAwlQgAAO4RADCWCAAA7hEAMJcIAADuEQAwmAgAAPsRADCZCAAA8REAMAtQAADqEQAwUQAA7xEAMJEIAADrEQAwkggAAOwRADCTCAAA7REAIJQIAADuEQAwlQgAAO4RADCWCAAA7hEAMJcIAADuEQAwmAgAAPARADCZCAAA8REAMAtQAADeEQAwUQAA4xEAMJEIAADfEQAwkggAAOARADCTCAAA4REAIJQIAADiEQAwlQgAAOIRADCWCAAA4hEAMJcIAADiEQAwmAgAAOQRADCZCAAA5REAMAtQAADSEQAwUQAA1xEAMJEIAADTEQAwkggAANQRADCTCAAA1REAIJQIAADWEQAwlQgAANYRADCWCAAA1hEAMJcIAADWEQAwmAgAANgRADCZCAAA2REAMAtQAADGEQAwUQAAyxEAMJEIAADHEQAwkggAAMgRADCTCAAAyREAIJQIAADKEQAwlQgAAMoRADCWCAAAyhEAMJcIAADKEQAwmAgAAMwRADCZCAAAzREAMAtQAAC6EQAwUQAAvxEAMJEIAAC7EQAwkggAALwRADCTCAAAvREAIJQIAAC-EQAwlQgAAL4RADCWCAAAvhEAMJcIAAC-EQAwmAgAAMARADCZCAAAwREAMA7KBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB8QYEAAAAAfUGAQAAAAHJBwEAAAABygcCAAAAAcsHAgAAAAHMBwIAAAABzQcEAAAAAc4HAgAAAAHPBwEAAAAB0AdAAAAAAQIAAAC0AQAgUAAAxREAIAMAAAC0AQAgUAAAxREAIFEAAMQRACABSQAAxhQAMBMDAADVCgAguAYAAK8LADC5BgAAsgEAELoGAACvCwAwygYCAAAAAcwGQADLCgAh1AZAAKUKACHYBkAAywoAIeUGAgCkCgAh8QYEANQKACH1BgEAAAAByQcBAKMKACHKBwIApAoAIcsHAgCkCgAhzAcCAKQKACHNBwQA1AoAIc4HAgCkCgAhzwcBAMoKACHQB0AAywoAIQIAAAC0AQAgSQAAxBEAIAIAAADCEQAgSQAAwxEAIBK4BgAAwREAMLkGAADCEQAQugYAAMERADDKBgIApAoAIcwGQADLCgAh1AZAAKUKACHYBkAAywoAIeUGAgCkCgAh8QYEANQKACH1BgEAygoAIckHAQCjCgAhygcCAKQKACHLBwIApAoAIcwHAgCkCgAhzQcEANQKACHOBwIApAoAIc8HAQDKCgAh0AdAAMsKACESuAYAAMERADC5BgAAwhEAELoGAADBEQAwygYCAKQKACHMBkAAywoAIdQGQAClCgAh2AZAAMsKACHlBgIApAoAIfEGBADUCgAh9QYBAMoKACHJBwEAowoAIcoHAgCkCgAhywcCAKQKACHMBwIApAoAIc0HBADUCgAhzgcCAKQKACHPBwEAygoAIdAHQADLCgAhDsoGAgCdDAAhzAZAALMMACHUBkAAngwAIdgGQACzDAAh8QYEANcNACH1BgEAyAwAIckHAQCcDAAhygcCAJ0MACHLBwIAnQwAIcwHAgCdDAAhzQcEANcNACHOBwIAnQwAIc8HAQDIDAAh0AdAALMMACEOygYCAJ0MACHMBkAAswwAIdQGQACeDAAh2AZAALMMACHxBgQA1w0AIfUGAQDIDAAhyQcBAJwMACHKBwIAnQwAIcsHAgCdDAAhzAcCAJ0MACHNBwQA1w0AIc4HAgCdDAAhzwcBAMgMACHQB0AAswwAIQ7KBgIAAAABzAZAAAAAAdQGQAAAAAHYBkAAAAAB8QYEAAAAAfUGAQAAAAHJBwEAAAABygcCAAAAAcsHAgAAAAHMBwIAAAABzQcEAAAAAc4HAgAAAAHPBwEAAAAB0AdAAAAAAQbKBgIAAAAB1wZAAAAAAdgGQAAAAAHdBgABAAAB6wcCAAAAAewHAgAAAAECAAAAsAEAIFAAANERACADAAAAsAEAIFAAANERACBRAADQEQAgAUkAAMUUADALQQAA1QoAILgGAACwCwAwuQYAAK4BABC6BgAAsAsAMMoGAgAAAAHXBkAApQoAIdgGQAClCgAh3QYAAQAAAeoHAgCkCgAh6wcCAKQKACHsBwIApAoAIQIAAACwAQAgSQAA0BEAIAIAAADOEQAgSQAAzxEAIAq4BgAAzREAMLkGAADOEQAQugYAAM0RADDKBgIApAoAIdcGQAClCgAh2AZAAKUKACHdBgABigsAIeoHAgCkCgAh6wcCAKQKACHsBwIApAoAIQq4BgAAzREAMLkGAADOEQAQugYAAM0RADDKBgIApAoAIdcGQAClCgAh2AZAAKUKACHdBgABigsAIeoHAgCkCgAh6wcCAKQKACHsBwIApAoAIQbKBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHdBgABsQwAIesHAgCdDAAh7AcCAJ0MACEGygYCAJ0MACHXBkAAngwAIdgGQACeDAAh3QYAAbEMACHrBwIAnQwAIewHAgCdDAAhBsoGAgAAAAHXBkAAAAAB2AZAAAAAAd0GAAEAAAHrBwIAAAAB7AcCAAAAAQbXBkAAAAAB2AZAAAAAAd0GAAEAAAHfBkAAAAAB6AcBAAAAAekHAQAAAAECAAAArAEAIFAAAN0RACADAAAArAEAIFAAAN0RACBRAADcEQAgAUkAAMQUADALAwAA1QoAILgGAACxCwAwuQYAAKoBABC6BgAAsQsAMNcGQAClCgAh2AZAAKUKACHdBgABAAAB3wZAAMsKACHlBgIApAoAIegHAQCjCgAh6QcBAKMKACECAAAArAEAIEkAANwRACACAAAA2hEAIEkAANsRACAKuAYAANkRADC5BgAA2hEAELoGAADZEQAw1wZAAKUKACHYBkAApQoAId0GAAGKCwAh3wZAAMsKACHlBgIApAoAIegHAQCjCgAh6QcBAKMKACEKuAYAANkRADC5BgAA2hEAELoGAADZEQAw1wZAAKUKACHYBkAApQoAId0GAAGKCwAh3wZAAMsKACHlBgIApAoAIegHAQCjCgAh6QcBAKMKACEG1wZAAJ4MACHYBkAAngwAId0GAAGxDAAh3wZAALMMACHoBwEAnAwAIekHAQCcDAAhBtcGQACeDAAh2AZAAJ4MACHdBgABsQwAId8GQACzDAAh6AcBAJwMACHpBwEAnAwAIQbXBkAAAAAB2AZAAAAAAd0GAAEAAAHfBkAAAAAB6AcBAAAAAekHAQAAAAEJSYAAAAABygYCAAAAAdcGQAAAAAHKBwIAAAABzwcBAAAAAe0HAQAAAAHuBwEAAAAB7wdAAAAAAfAHQAAAAAECAAAApwEAIFAAAOkRACADAAAApwEAIFAAAOkRACBRAADoEQAgAUkAAMMUADAOAwAAswsAIEkAAJQLACC4BgAAsgsAMLkGAAClAQAQugYAALILADDKBgIAAAAB1wZAAKUKACHlBgIAlQsAIcoHAgCkCgAhzwcBAMoKACHtBwEAowoAIe4HAQCjCgAh7wdAAKUKACHwB0AAywoAIQIAAACnAQAgSQAA6BEAIAIAAADmEQAgSQAA5xEAIA1JAACUCwAguAYAAOURADC5BgAA5hEAELoGAADlEQAwygYCAKQKACHXBkAApQoAIeUGAgCVCwAhygcCAKQKACHPBwEAygoAIe0HAQCjCgAh7gcBAKMKACHvB0AApQoAIfAHQADLCgAhDUkAAJQLACC4BgAA5REAMLkGAADmEQAQugYAAOURADDKBgIApAoAIdcGQAClCgAh5QYCAJULACHKBwIApAoAIc8HAQDKCgAh7QcBAKMKACHuBwEAowoAIe8HQAClCgAh8AdAAMsKACEJSYAAAAABygYCAJ0MACHXBkAAngwAIcoHAgCdDAAhzwcBAMgMACHtBwEAnAwAIe4HAQCcDAAh7wdAAJ4MACHwB0AAswwAIQlJgAAAAAHKBgIAnQwAIdcGQACeDAAhygcCAJ0MACHPBwEAyAwAIe0HAQCcDAAh7gcBAJwMACHvB0AAngwAIfAHQACzDAAhCUmAAAAAAcoGAgAAAAHXBkAAAAABygcCAAAAAc8HAQAAAAHtBwEAAAAB7gcBAAAAAe8HQAAAAAHwB0AAAAABCQQAAOMQACDJBkAAAAABygYCAAAAAeYGAgAAAAH7BgEAAAABpAcBAAAAAdEHAQAAAAHSBwIAAAAB2gcCAAAAAQIAAAChAQAgUAAA9REAIAMAAAChAQAgUAAA9REAIFEAAPQRACABSQAAwhQAMA8EAACzCwAgPAAA1QoAILgGAAC1CwAwuQYAAJ8BABC6BgAAtQsAMMkGQAClCgAhygYCAAAAAeYGAgCVCwAh-wYBAMoKACGkBwEAowoAIdEHAQCjCgAh0gcCAKQKACHaBwIApAoAIdsHAgCkCgAhhAgAALQLACACAAAAoQEAIEkAAPQRACACAAAA8hEAIEkAAPMRACAMuAYAAPERADC5BgAA8hEAELoGAADxEQAwyQZAAKUKACHKBgIApAoAIeYGAgCVCwAh-wYBAMoKACGkBwEAowoAIdEHAQCjCgAh0gcCAKQKACHaBwIApAoAIdsHAgCkCgAhDLgGAADxEQAwuQYAAPIRABC6BgAA8REAMMkGQAClCgAhygYCAKQKACHmBgIAlQsAIfsGAQDKCgAhpAcBAKMKACHRBwEAowoAIdIHAgCkCgAh2gcCAKQKACHbBwIApAoAIQjJBkAAngwAIcoGAgCdDAAh5gYCALQMACH7BgEAyAwAIaQHAQCcDAAh0QcBAJwMACHSBwIAnQwAIdoHAgCdDAAhCQQAAOEQACDJBkAAngwAIcoGAgCdDAAh5gYCALQMACH7BgEAyAwAIaQHAQCcDAAh0QcBAJwMACHSBwIAnQwAIdoHAgCdDAAhCQQAAOMQACDJBkAAAAABygYCAAAAAeYGAgAAAAH7BgEAAAABpAcBAAAAAdEHAQAAAAHSBwIAAAAB2gcCAAAAAQk8AADkEAAgyQZAAAAAAcoGAgAAAAH7BgEAAAABpAcBAAAAAdEHAQAAAAHSBwIAAAAB2gcCAAAAAdsHAgAAAAECAAAAoQEAIFAAAP4RACADAAAAoQEAIFAAAP4RACBRAAD9EQAgAUkAAMEUADACAAAAoQEAIEkAAP0RACACAAAA8hEAIEkAAPwRACAIyQZAAJ4MACHKBgIAnQwAIfsGAQDIDAAhpAcBAJwMACHRBwEAnAwAIdIHAgCdDAAh2gcCAJ0MACHbBwIAnQwAIQk8AADiEAAgyQZAAJ4MACHKBgIAnQwAIfsGAQDIDAAhpAcBAJwMACHRBwEAnAwAIdIHAgCdDAAh2gcCAJ0MACHbBwIAnQwAIQk8AADkEAAgyQZAAAAAAcoGAgAAAAH7BgEAAAABpAcBAAAAAdEHAQAAAAHSBwIAAAAB2gcCAAAAAdsHAgAAAAEOGQAA7xAAIDcAAO4QACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAN8HAtEHAQAAAAHSBwIAAAAB2AcBAAAAAdwHAgAAAAHdBwEAAAAB4AcBAAAAAeEHQAAAAAHiB0AAAAABAgAAAJgBACBQAACKEgAgAwAAAJgBACBQAACKEgAgUQAAiRIAIAFJAADAFAAwExkAALMLACA3AADVCgAgOAAAswsAILgGAADQCwAwuQYAAJYBABC6BgAA0AsAMMoGAgAAAAHXBkAApQoAIfgGAgCVCwAhgAcAANEL3wci0QcBAKMKACHSBwIApAoAIdgHAQCjCgAh3AcCAKQKACHdBwEAygoAId8HAgCVCwAh4AcBAMoKACHhB0AAywoAIeIHQADLCgAhAgAAAJgBACBJAACJEgAgAgAAAIcSACBJAACIEgAgELgGAACGEgAwuQYAAIcSABC6BgAAhhIAMMoGAgCkCgAh1wZAAKUKACH4BgIAlQsAIYAHAADRC98HItEHAQCjCgAh0gcCAKQKACHYBwEAowoAIdwHAgCkCgAh3QcBAMoKACHfBwIAlQsAIeAHAQDKCgAh4QdAAMsKACHiB0AAywoAIRC4BgAAhhIAMLkGAACHEgAQugYAAIYSADDKBgIApAoAIdcGQAClCgAh-AYCAJULACGABwAA0QvfByLRBwEAowoAIdIHAgCkCgAh2AcBAKMKACHcBwIApAoAId0HAQDKCgAh3wcCAJULACHgBwEAygoAIeEHQADLCgAh4gdAAMsKACEMygYCAJ0MACHXBkAAngwAIfgGAgC0DAAhgAcAAOoQ3wci0QcBAJwMACHSBwIAnQwAIdgHAQCcDAAh3AcCAJ0MACHdBwEAyAwAIeAHAQDIDAAh4QdAALMMACHiB0AAswwAIQ4ZAADsEAAgNwAA6xAAIMoGAgCdDAAh1wZAAJ4MACH4BgIAtAwAIYAHAADqEN8HItEHAQCcDAAh0gcCAJ0MACHYBwEAnAwAIdwHAgCdDAAh3QcBAMgMACHgBwEAyAwAIeEHQACzDAAh4gdAALMMACEOGQAA7xAAIDcAAO4QACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAN8HAtEHAQAAAAHSBwIAAAAB2AcBAAAAAdwHAgAAAAHdBwEAAAAB4AcBAAAAAeEHQAAAAAHiB0AAAAABDjcAAO4QACA4AADwEAAgygYCAAAAAdcGQAAAAAGABwAAAN8HAtEHAQAAAAHSBwIAAAAB2AcBAAAAAdwHAgAAAAHdBwEAAAAB3wcCAAAAAeAHAQAAAAHhB0AAAAAB4gdAAAAAAQIAAACYAQAgUAAAkxIAIAMAAACYAQAgUAAAkxIAIFEAAJISACABSQAAvxQAMAIAAACYAQAgSQAAkhIAIAIAAACHEgAgSQAAkRIAIAzKBgIAnQwAIdcGQACeDAAhgAcAAOoQ3wci0QcBAJwMACHSBwIAnQwAIdgHAQCcDAAh3AcCAJ0MACHdBwEAyAwAId8HAgC0DAAh4AcBAMgMACHhB0AAswwAIeIHQACzDAAhDjcAAOsQACA4AADtEAAgygYCAJ0MACHXBkAAngwAIYAHAADqEN8HItEHAQCcDAAh0gcCAJ0MACHYBwEAnAwAIdwHAgCdDAAh3QcBAMgMACHfBwIAtAwAIeAHAQDIDAAh4QdAALMMACHiB0AAswwAIQ43AADuEAAgOAAA8BAAIMoGAgAAAAHXBkAAAAABgAcAAADfBwLRBwEAAAAB0gcCAAAAAdgHAQAAAAHcBwIAAAAB3QcBAAAAAd8HAgAAAAHgBwEAAAAB4QdAAAAAAeIHQAAAAAEOGQAA7xAAIDgAAPAQACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAN8HAtEHAQAAAAHSBwIAAAAB2AcBAAAAAd0HAQAAAAHfBwIAAAAB4AcBAAAAAeEHQAAAAAHiB0AAAAABAgAAAJgBACBQAACcEgAgAwAAAJgBACBQAACcEgAgUQAAmxIAIAFJAAC-FAAwAgAAAJgBACBJAACbEgAgAgAAAIcSACBJAACaEgAgDMoGAgCdDAAh1wZAAJ4MACH4BgIAtAwAIYAHAADqEN8HItEHAQCcDAAh0gcCAJ0MACHYBwEAnAwAId0HAQDIDAAh3wcCALQMACHgBwEAyAwAIeEHQACzDAAh4gdAALMMACEOGQAA7BAAIDgAAO0QACDKBgIAnQwAIdcGQACeDAAh-AYCALQMACGABwAA6hDfByLRBwEAnAwAIdIHAgCdDAAh2AcBAJwMACHdBwEAyAwAId8HAgC0DAAh4AcBAMgMACHhB0AAswwAIeIHQACzDAAhDhkAAO8QACA4AADwEAAgygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADfBwLRBwEAAAAB0gcCAAAAAdgHAQAAAAHdBwEAAAAB3wcCAAAAAeAHAQAAAAHhB0AAAAAB4gdAAAAAAQI1AgAAAAHxBgQAAAABAgAAAPYHACBQAACdEgAgAwAAAJQBACBQAACdEgAgUQAAoRIAIAQAAACUAQAgNQIAnQwAIUkAAKESACDxBgQA1w0AIQI1AgCdDAAh8QYEANcNACEKMgAA6A0AIMoGAgAAAAHXBkAAAAAB5wYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wYBAAAAAQIAAACSAQAgUAAArRIAIAMAAACSAQAgUAAArRIAIFEAAKwSACABSQAAvRQAMA8EAADVCgAgMgAA0wsAILgGAADSCwAwuQYAAIkBABC6BgAA0gsAMMoGAgAAAAHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHyBgEAowoAIfMGBADUCgAh9AYBAKMKACH1BgEAAAAB9gZAAKUKACH3BgEAowoAIQIAAACSAQAgSQAArBIAIAIAAACqEgAgSQAAqxIAIA24BgAAqRIAMLkGAACqEgAQugYAAKkSADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQCjCgAh9gZAAKUKACH3BgEAowoAIQ24BgAAqRIAMLkGAACqEgAQugYAAKkSADDKBgIApAoAIdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfIGAQCjCgAh8wYEANQKACH0BgEAowoAIfUGAQCjCgAh9gZAAKUKACH3BgEAowoAIQnKBgIAnQwAIdcGQACeDAAh5wYBAJwMACHyBgEAnAwAIfMGBADXDQAh9AYBAJwMACH1BgEAnAwAIfYGQACeDAAh9wYBAJwMACEKMgAA4Q0AIMoGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIfIGAQCcDAAh8wYEANcNACH0BgEAnAwAIfUGAQCcDAAh9gZAAJ4MACH3BgEAnAwAIQoyAADoDQAgygYCAAAAAdcGQAAAAAHnBgEAAAAB8gYBAAAAAfMGBAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BgEAAAABBC4AAIAOACDXBkAAAAAB7gYCAAAAAfoGAgAAAAECAAAAgwEAIFAAALYSACADAAAAgwEAIFAAALYSACBRAAC1EgAgAUkAALwUADACAAAAgwEAIEkAALUSACACAAAAoQ4AIEkAALQSACAD1wZAAJ4MACHuBgIAnQwAIfoGAgCdDAAhBC4AAP4NACDXBkAAngwAIe4GAgCdDAAh-gYCAJ0MACEELgAAgA4AINcGQAAAAAHuBgIAAAAB-gYCAAAAAQUuAAD3DQAgygYCAAAAAdcGQAAAAAHuBgIAAAAB-QYBAAAAAQIAAAB_ACBQAAC_EgAgAwAAAH8AIFAAAL8SACBRAAC-EgAgAUkAALsUADACAAAAfwAgSQAAvhIAIAIAAACtDgAgSQAAvRIAIATKBgIAnQwAIdcGQACeDAAh7gYCAJ0MACH5BgEAnAwAIQUuAAD1DQAgygYCAJ0MACHXBkAAngwAIe4GAgCdDAAh-QYBAJwMACEFLgAA9w0AIMoGAgAAAAHXBkAAAAAB7gYCAAAAAfkGAQAAAAEULwAAsg4AIDAAALMOACAxAAC0DgAgMgAAtQ4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQIAAAB7ACBQAADLEgAgAwAAAHsAIFAAAMsSACBRAADKEgAgAUkAALoUADAZGQAA1QoAIC8AAMYLACAwAADHCwAgMQAA2wsAIDIAANMLACC4BgAA1wsAMLkGAAB5ABC6BgAA1wsAMMoGAgAAAAHXBkAApQoAIfIGAQCjCgAh8wYEANQKACH1BgEAAAAB-AYCAKQKACH7BgEAowoAIfwGAQCjCgAh_gYAANgL_gYigAcAANkLgAcigQcIANoLACGCBwIAlQsAIYMHAgCVCwAhhAcBAMoKACGFBwIApAoAIYYHAgCkCgAhhwcCAKQKACECAAAAewAgSQAAyhIAIAIAAADIEgAgSQAAyRIAIBS4BgAAxxIAMLkGAADIEgAQugYAAMcSADDKBgIApAoAIdcGQAClCgAh8gYBAKMKACHzBgQA1AoAIfUGAQCjCgAh-AYCAKQKACH7BgEAowoAIfwGAQCjCgAh_gYAANgL_gYigAcAANkLgAcigQcIANoLACGCBwIAlQsAIYMHAgCVCwAhhAcBAMoKACGFBwIApAoAIYYHAgCkCgAhhwcCAKQKACEUuAYAAMcSADC5BgAAyBIAELoGAADHEgAwygYCAKQKACHXBkAApQoAIfIGAQCjCgAh8wYEANQKACH1BgEAowoAIfgGAgCkCgAh-wYBAKMKACH8BgEAowoAIf4GAADYC_4GIoAHAADZC4AHIoEHCADaCwAhggcCAJULACGDBwIAlQsAIYQHAQDKCgAhhQcCAKQKACGGBwIApAoAIYcHAgCkCgAhEMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEULwAAiw4AIDAAAIwOACAxAACNDgAgMgAAjg4AIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEULwAAsg4AIDAAALMOACAxAAC0DgAgMgAAtQ4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQkoAADqDgAgKgAA6w4AIMoGAgAAAAHXBkAAAAABgAcAAACSBwKPBwAAAI8HApIHQAAAAAGTBwEAAAABlAcCAAAAAQIAAAB3ACBQAADXEgAgAwAAAHcAIFAAANcSACBRAADWEgAgAUkAALkUADAOJwAA1QoAICgAAN8LACAqAADgCwAguAYAANwLADC5BgAAdQAQugYAANwLADDKBgIAAAAB1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACGUBwIAlQsAIQIAAAB3ACBJAADWEgAgAgAAANQSACBJAADVEgAgC7gGAADTEgAwuQYAANQSABC6BgAA0xIAMMoGAgCkCgAh1wZAAKUKACGABwAA3guSByKPBwAA3QuPByKQBwIApAoAIZIHQADLCgAhkwcBAMoKACGUBwIAlQsAIQu4BgAA0xIAMLkGAADUEgAQugYAANMSADDKBgIApAoAIdcGQAClCgAhgAcAAN4LkgcijwcAAN0LjwcikAcCAKQKACGSB0AAywoAIZMHAQDKCgAhlAcCAJULACEHygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpIHQACzDAAhkwcBAMgMACGUBwIAtAwAIQkoAADPDgAgKgAA0A4AIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKSB0AAswwAIZMHAQDIDAAhlAcCALQMACEJKAAA6g4AICoAAOsOACDKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKSB0AAAAABkwcBAAAAAZQHAgAAAAEILAAAlQ8AIMoGAgAAAAHXBkAAAAAB5wYBAAAAAfwGAQAAAAGABwAAAKEHApUHAQAAAAGhByAAAAABAgAAAGEAIFAAAOMSACADAAAAYQAgUAAA4xIAIFEAAOISACABSQAAuBQAMA0EAADVCgAgLAAA7gsAILgGAADsCwAwuQYAAF8AELoGAADsCwAwygYCAAAAAdcGQAClCgAh5gYCAKQKACHnBgEAowoAIfwGAQCjCgAhgAcAAO0LoQcilQcBAAAAAaEHIADMCgAhAgAAAGEAIEkAAOISACACAAAA4BIAIEkAAOESACALuAYAAN8SADC5BgAA4BIAELoGAADfEgAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACH8BgEAowoAIYAHAADtC6EHIpUHAQCjCgAhoQcgAMwKACELuAYAAN8SADC5BgAA4BIAELoGAADfEgAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACH8BgEAowoAIYAHAADtC6EHIpUHAQCjCgAhoQcgAMwKACEHygYCAJ0MACHXBkAAngwAIecGAQCcDAAh_AYBAJwMACGABwAAhQ-hByKVBwEAnAwAIaEHIADLDQAhCCwAAIcPACDKBgIAnQwAIdcGQACeDAAh5wYBAJwMACH8BgEAnAwAIYAHAACFD6EHIpUHAQCcDAAhoQcgAMsNACEILAAAlQ8AIMoGAgAAAAHXBkAAAAAB5wYBAAAAAfwGAQAAAAGABwAAAKEHApUHAQAAAAGhByAAAAABBrsGAQAAAAHXBkAAAAABgAcCAAAAAaQHAQAAAAHmBwEAAAAB5wcAAQAAAQIAAABdACBQAADvEgAgAwAAAF0AIFAAAO8SACBRAADuEgAgAUkAALcUADAMAwAA1QoAILgGAADwCwAwuQYAAFsAELoGAADwCwAwuwYBAKMKACHXBkAApQoAIeUGAgCkCgAhgAcCAKQKACGkBwEAowoAIeYHAQCjCgAh5wcAAYoLACGICAAA7wsAIAIAAABdACBJAADuEgAgAgAAAOwSACBJAADtEgAgCrgGAADrEgAwuQYAAOwSABC6BgAA6xIAMLsGAQCjCgAh1wZAAKUKACHlBgIApAoAIYAHAgCkCgAhpAcBAKMKACHmBwEAowoAIecHAAGKCwAhCrgGAADrEgAwuQYAAOwSABC6BgAA6xIAMLsGAQCjCgAh1wZAAKUKACHlBgIApAoAIYAHAgCkCgAhpAcBAKMKACHmBwEAowoAIecHAAGKCwAhBrsGAQCcDAAh1wZAAJ4MACGABwIAnQwAIaQHAQCcDAAh5gcBAJwMACHnBwABsQwAIQa7BgEAnAwAIdcGQACeDAAhgAcCAJ0MACGkBwEAnAwAIeYHAQCcDAAh5wcAAbEMACEGuwYBAAAAAdcGQAAAAAGABwIAAAABpAcBAAAAAeYHAQAAAAHnBwABAAABBCAAAKQPACDXBkAAAAAB-gYCAAAAAaMHAgAAAAECAAAAUAAgUAAA-BIAIAMAAABQACBQAAD4EgAgUQAA9xIAIAFJAAC2FAAwAgAAAFAAIEkAAPcSACACAAAAtw8AIEkAAPYSACAD1wZAAJ4MACH6BgIAnQwAIaMHAgCdDAAhBCAAAKIPACDXBkAAngwAIfoGAgCdDAAhowcCAJ0MACEEIAAApA8AINcGQAAAAAH6BgIAAAABowcCAAAAAQgeAADaDwAgHwAA1A8AICEAANUPACDKBgIAAAAB1wZAAAAAAaIHAgAAAAGkBwEAAAABpQcCAAAAAQIAAABUACBQAACBEwAgAwAAAFQAIFAAAIETACBRAACAEwAgAUkAALUUADACAAAAVAAgSQAAgBMAIAIAAADPDwAgSQAA_xIAIAXKBgIAnQwAIdcGQACeDAAhogcCAJ0MACGkBwEAnAwAIaUHAgCdDAAhCB4AAKsPACAfAACtDwAgIQAArg8AIMoGAgCdDAAh1wZAAJ4MACGiBwIAnQwAIaQHAQCcDAAhpQcCAJ0MACEIHgAA2g8AIB8AANQPACAhAADVDwAgygYCAAAAAdcGQAAAAAGiBwIAAAABpAcBAAAAAaUHAgAAAAEMHQAA1g8AICIAAOEPACAjAADYDwAgJAAA2Q8AIMoGAgAAAAHXBkAAAAAB-wYBAAAAAYAHAAAAqAcCpAcBAAAAAaYHAgAAAAGoBwIAAAABqQcCAAAAAQIAAABFACBQAACKEwAgAwAAAEUAIFAAAIoTACBRAACJEwAgAUkAALQUADACAAAARQAgSQAAiRMAIAIAAADwDwAgSQAAiBMAIAjKBgIAnQwAIdcGQACeDAAh-wYBAJwMACGABwAAwA-oByKkBwEAnAwAIaYHAgC0DAAhqAcCALQMACGpBwIAnQwAIQwdAADBDwAgIgAA4A8AICMAAMMPACAkAADEDwAgygYCAJ0MACHXBkAAngwAIfsGAQCcDAAhgAcAAMAPqAcipAcBAJwMACGmBwIAtAwAIagHAgC0DAAhqQcCAJ0MACEMHQAA1g8AICIAAOEPACAjAADYDwAgJAAA2Q8AIMoGAgAAAAHXBkAAAAAB-wYBAAAAAYAHAAAAqAcCpAcBAAAAAaYHAgAAAAGoBwIAAAABqQcCAAAAAQUaAACjEAAgygYCAAAAAdcGQAAAAAH5BgEAAAABwQcCAAAAAQIAAAA_ACBQAACTEwAgAwAAAD8AIFAAAJMTACBRAACSEwAgAUkAALMUADACAAAAPwAgSQAAkhMAIAIAAAC1EAAgSQAAkRMAIATKBgIAnQwAIdcGQACeDAAh-QYBAJwMACHBBwIAnQwAIQUaAAChEAAgygYCAJ0MACHXBkAAngwAIfkGAQCcDAAhwQcCAJ0MACEFGgAAoxAAIMoGAgAAAAHXBkAAAAAB-QYBAAAAAcEHAgAAAAEMGAAAuRAAIBsAALsQACDKBgIAAAAB1wZAAAAAAfkGAQAAAAH7BgEAAAABwgcCAAAAAcMHIAAAAAHEByAAAAABxQcCAAAAAcYHQAAAAAHHBwIAAAABAgAAADkAIFAAAJwTACADAAAAOQAgUAAAnBMAIFEAAJsTACABSQAAshQAMAIAAAA5ACBJAACbEwAgAgAAAMoQACBJAACaEwAgCsoGAgCdDAAh1wZAAJ4MACH5BgEAnAwAIfsGAQCcDAAhwgcCAJ0MACHDByAAyw0AIcQHIADLDQAhxQcCAJ0MACHGB0AAngwAIccHAgCdDAAhDBgAAKoQACAbAACsEAAgygYCAJ0MACHXBkAAngwAIfkGAQCcDAAh-wYBAJwMACHCBwIAnQwAIcMHIADLDQAhxAcgAMsNACHFBwIAnQwAIcYHQACeDAAhxwcCAJ0MACEMGAAAuRAAIBsAALsQACDKBgIAAAAB1wZAAAAAAfkGAQAAAAH7BgEAAAABwgcCAAAAAcMHIAAAAAHEByAAAAABxQcCAAAAAcYHQAAAAAHHBwIAAAABBcoGAgAAAAHXBkAAAAABrQcBAAAAAa4HAQAAAAGvB0AAAAABAgAAADUAIFAAAKgTACADAAAANQAgUAAAqBMAIFEAAKcTACABSQAAsRQAMAsDAADVCgAguAYAAIIMADC5BgAAMwAQugYAAIIMADDKBgIAAAAB1wZAAKUKACHlBgIApAoAIa0HAQCjCgAhrgcBAKMKACGvB0AAywoAIYwIAACBDAAgAgAAADUAIEkAAKcTACACAAAApRMAIEkAAKYTACAJuAYAAKQTADC5BgAApRMAELoGAACkEwAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAhrQcBAKMKACGuBwEAowoAIa8HQADLCgAhCbgGAACkEwAwuQYAAKUTABC6BgAApBMAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIa0HAQCjCgAhrgcBAKMKACGvB0AAywoAIQXKBgIAnQwAIdcGQACeDAAhrQcBAJwMACGuBwEAnAwAIa8HQACzDAAhBcoGAgCdDAAh1wZAAJ4MACGtBwEAnAwAIa4HAQCcDAAhrwdAALMMACEFygYCAAAAAdcGQAAAAAGtBwEAAAABrgcBAAAAAa8HQAAAAAEIygYCAAAAAdcGQAAAAAHnBgEAAAABrwdAAAAAAbAHAAEAAAGxBwABAAABsgcEAAAAAbMHAACHEAAgAgAAADEAIFAAALQTACADAAAAMQAgUAAAtBMAIFEAALMTACABSQAAsBQAMA0DAADVCgAguAYAAIMMADC5BgAALwAQugYAAIMMADDKBgIAAAAB1wZAAKUKACHlBgIApAoAIecGAQCjCgAhrwdAAMsKACGwBwABAAABsQcAAYoLACGyBwQA1AoAIbMHAADECgAgAgAAADEAIEkAALMTACACAAAAsRMAIEkAALITACAMuAYAALATADC5BgAAsRMAELoGAACwEwAwygYCAKQKACHXBkAApQoAIeUGAgCkCgAh5wYBAKMKACGvB0AAywoAIbAHAAGKCwAhsQcAAYoLACGyBwQA1AoAIbMHAADECgAgDLgGAACwEwAwuQYAALETABC6BgAAsBMAMMoGAgCkCgAh1wZAAKUKACHlBgIApAoAIecGAQCjCgAhrwdAAMsKACGwBwABigsAIbEHAAGKCwAhsgcEANQKACGzBwAAxAoAIAjKBgIAnQwAIdcGQACeDAAh5wYBAJwMACGvB0AAswwAIbAHAAGxDAAhsQcAAbEMACGyBwQA1w0AIbMHAACFEAAgCMoGAgCdDAAh1wZAAJ4MACHnBgEAnAwAIa8HQACzDAAhsAcAAbEMACGxBwABsQwAIbIHBADXDQAhswcAAIUQACAIygYCAAAAAdcGQAAAAAHnBgEAAAABrwdAAAAAAbAHAAEAAAGxBwABAAABsgcEAAAAAbMHAACHEAAgAt0GAAEAAAHfBkAAAAABAgAAAC0AIFAAAMATACADAAAALQAgUAAAwBMAIFEAAL8TACABSQAArxQAMAgDAADVCgAguAYAAIUMADC5BgAAKwAQugYAAIUMADDdBgABigsAId8GQADLCgAh5QYCAKQKACGNCAAAhAwAIAIAAAAtACBJAAC_EwAgAgAAAL0TACBJAAC-EwAgBrgGAAC8EwAwuQYAAL0TABC6BgAAvBMAMN0GAAGKCwAh3wZAAMsKACHlBgIApAoAIQa4BgAAvBMAMLkGAAC9EwAQugYAALwTADDdBgABigsAId8GQADLCgAh5QYCAKQKACEC3QYAAbEMACHfBkAAswwAIQLdBgABsQwAId8GQACzDAAhAt0GAAEAAAHfBkAAAAABBdcGQAAAAAG0BwEAAAABtQcEAAAAAbYHAgAAAAG3B0AAAAABAgAAALMEACBQAADBEwAgAwAAACkAIFAAAMETACBRAADFEwAgBwAAACkAIEkAAMUTACDXBkAAngwAIbQHAQCcDAAhtQcEANcNACG2BwIAnQwAIbcHQACzDAAhBdcGQACeDAAhtAcBAJwMACG1BwQA1w0AIbYHAgCdDAAhtwdAALMMACEHBQAAkg0AIAsAAJMNACAMAACUDQAgygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAECAAAACwAgUAAAzhMAIAMAAAALACBQAADOEwAgUQAAzRMAIAFJAACuFAAwAgAAAAsAIEkAAM0TACACAAAAvA0AIEkAAMwTACAEygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACEHBQAA9QwAIAsAAPYMACAMAAD3DAAgygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACEHBQAAkg0AIAsAAJMNACAMAACUDQAgygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAEKDAAAxA0AIA0AAMMNACAOAADFDQAgygYCAAAAAdcGQAAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAwA0AIOsGAADBDQAgAgAAACYAIFAAANoTACADAAAAJgAgUAAA2hMAIFEAANkTACABSQAArRQAMA8EAADVCgAgDAAAiAwAIA0AALoLACAOAAC4CwAguAYAAIYMADC5BgAABwAQugYAAIYMADDKBgIAAAAB1wZAAKUKACHmBgIApAoAIecGAQCjCgAh6AYBAAAAAekGAAGHDAAh6gYAAMQKACDrBgAAxAoAIAIAAAAmACBJAADZEwAgAgAAANcTACBJAADYEwAgC7gGAADWEwAwuQYAANcTABC6BgAA1hMAMMoGAgCkCgAh1wZAAKUKACHmBgIApAoAIecGAQCjCgAh6AYBAKMKACHpBgABhwwAIeoGAADECgAg6wYAAMQKACALuAYAANYTADC5BgAA1xMAELoGAADWEwAwygYCAKQKACHXBkAApQoAIeYGAgCkCgAh5wYBAKMKACHoBgEAowoAIekGAAGHDAAh6gYAAMQKACDrBgAAxAoAIAfKBgIAnQwAIdcGQACeDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAoMAACeDQAgDQAAnQ0AIA4AAJ8NACDKBgIAnQwAIdcGQACeDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAoMAADEDQAgDQAAww0AIA4AAMUNACDKBgIAAAAB1wZAAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACANBQAA3QwAIA8AAKoNACDKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5wYBAAAAAa8HQAAAAAHxBwEAAAAB8gdAAAAAAfMHAgAAAAECAAAABQAgUAAA4xMAIAMAAAAFACBQAADjEwAgUQAA4hMAIAFJAACsFAAwAgAAAAUAIEkAAOITACACAAAA1AwAIEkAAOETACALygYCAJ0MACHRBgIAtAwAIdIGAADWDAAg1wZAAJ4MACHYBkAAswwAId0GAAGxDAAh5wYBAJwMACGvB0AAswwAIfEHAQCcDAAh8gdAALMMACHzBwIAtAwAIQ0FAADZDAAgDwAAqA0AIMoGAgCdDAAh0QYCALQMACHSBgAA1gwAINcGQACeDAAh2AZAALMMACHdBgABsQwAIecGAQCcDAAhrwdAALMMACHxBwEAnAwAIfIHQACzDAAh8wcCALQMACENBQAA3QwAIA8AAKoNACDKBgIAAAAB0QYCAAAAAdIGAADbDAAg1wZAAAAAAdgGQAAAAAHdBgABAAAB5wYBAAAAAa8HQAAAAAHxBwEAAAAB8gdAAAAAAfMHAgAAAAEEUAAA2xMAMJEIAADcEwAwkwgAAN4TACCXCAAA0AwAMARQAADPEwAwkQgAANATADCTCAAA0hMAIJcIAADTEwAwBFAAAMYTADCRCAAAxxMAMJMIAADJEwAglwgAALgNADADUAAAwRMAIJEIAADCEwAglwgAALMEACAEUAAAtRMAMJEIAAC2EwAwkwgAALgTACCXCAAAuRMAMARQAACpEwAwkQgAAKoTADCTCAAArBMAIJcIAACtEwAwBFAAAJ0TADCRCAAAnhMAMJMIAACgEwAglwgAAKETADAEUAAAlBMAMJEIAACVEwAwkwgAAJcTACCXCAAAxhAAMARQAACLEwAwkQgAAIwTADCTCAAAjhMAIJcIAACxEAAwBFAAAIITADCRCAAAgxMAMJMIAACFEwAglwgAAOwPADAEUAAA-RIAMJEIAAD6EgAwkwgAAPwSACCXCAAAyw8AMARQAADwEgAwkQgAAPESADCTCAAA8xIAIJcIAACzDwAwBFAAAOQSADCRCAAA5RIAMJMIAADnEgAglwgAAOgSADAEUAAA2BIAMJEIAADZEgAwkwgAANsSACCXCAAA3BIAMARQAADMEgAwkQgAAM0SADCTCAAAzxIAIJcIAADQEgAwBFAAAMASADCRCAAAwRIAMJMIAADDEgAglwgAAMQSADAEUAAAtxIAMJEIAAC4EgAwkwgAALoSACCXCAAAqQ4AMARQAACuEgAwkQgAAK8SADCTCAAAsRIAIJcIAACdDgAwBFAAAKISADCRCAAAoxIAMJMIAAClEgAglwgAAKYSADADUAAAnRIAIJEIAACeEgAglwgAAPYHACAEUAAAlBIAMJEIAACVEgAwkwgAAJcSACCXCAAAgxIAMARQAACLEgAwkQgAAIwSADCTCAAAjhIAIJcIAACDEgAwBFAAAP8RADCRCAAAgBIAMJMIAACCEgAglwgAAIMSADAEUAAA9hEAMJEIAAD3EQAwkwgAAPkRACCXCAAA7hEAMARQAADqEQAwkQgAAOsRADCTCAAA7REAIJcIAADuEQAwBFAAAN4RADCRCAAA3xEAMJMIAADhEQAglwgAAOIRADAEUAAA0hEAMJEIAADTEQAwkwgAANURACCXCAAA1hEAMARQAADGEQAwkQgAAMcRADCTCAAAyREAIJcIAADKEQAwBFAAALoRADCRCAAAuxEAMJMIAAC9EQAglwgAAL4RADAAAAACAwAA2g0AILcHAACrDAAgAAAAAAAAAAAAAAAAAAEEAADaDQAgAAAAAAAABi4AANENACAzAADQDQAg2AYAAKsMACDtBgAAqwwAIO4GAACrDAAg7wYAAKsMACABLgAA0Q0AIAAABicAANoNACAoAACbFAAgKgAAnBQAIJIHAACrDAAgkwcAAKsMACCUBwAAqwwAIAkmAACfFAAgKAAAmxQAIOYGAACrDAAgiAcAAKsMACCVBwAAqwwAIJYHAACrDAAglwcAAKsMACCaBwAAqwwAIJsHAACrDAAgAgQAANoNACAsAACgFAAgAAQZAADaDQAgHgAAnA8AIB8AAJwPACAhAACKFAAgARwAAPUPACABHgAAnA8AIAMYAAClFAAgGQAA2g0AIBsAAIgUACABFwAAzxAAIAAFBAAA2g0AIAwAAKYUACANAACDFAAgDgAAgRQAIOkGAACrDAAgBAMAANoNACAFAACnFAAgCwAAqxQAIAwAAKYUACAIBgAAqBQAIAgAAKoUACAJAACBFAAg4AYAAKsMACDhBgAAqwwAIOIGAACrDAAg4wYAAKsMACDkBgAAqwwAIAAAC8oGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHnBgEAAAABrwdAAAAAAfEHAQAAAAHyB0AAAAAB8wcCAAAAAQfKBgIAAAAB1wZAAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACAEygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAEC3QYAAQAAAd8GQAAAAAEIygYCAAAAAdcGQAAAAAHnBgEAAAABrwdAAAAAAbAHAAEAAAGxBwABAAABsgcEAAAAAbMHAACHEAAgBcoGAgAAAAHXBkAAAAABrQcBAAAAAa4HAQAAAAGvB0AAAAABCsoGAgAAAAHXBkAAAAAB-QYBAAAAAfsGAQAAAAHCBwIAAAABwwcgAAAAAcQHIAAAAAHFBwIAAAABxgdAAAAAAccHAgAAAAEEygYCAAAAAdcGQAAAAAH5BgEAAAABwQcCAAAAAQjKBgIAAAAB1wZAAAAAAfsGAQAAAAGABwAAAKgHAqQHAQAAAAGmBwIAAAABqAcCAAAAAakHAgAAAAEFygYCAAAAAdcGQAAAAAGiBwIAAAABpAcBAAAAAaUHAgAAAAED1wZAAAAAAfoGAgAAAAGjBwIAAAABBrsGAQAAAAHXBkAAAAABgAcCAAAAAaQHAQAAAAHmBwEAAAAB5wcAAQAAAQfKBgIAAAAB1wZAAAAAAecGAQAAAAH8BgEAAAABgAcAAAChBwKVBwEAAAABoQcgAAAAAQfKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKSB0AAAAABkwcBAAAAAZQHAgAAAAEQygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABBMoGAgAAAAHXBkAAAAAB7gYCAAAAAfkGAQAAAAED1wZAAAAAAe4GAgAAAAH6BgIAAAABCcoGAgAAAAHXBkAAAAAB5wYBAAAAAfIGAQAAAAHzBgQAAAAB9AYBAAAAAfUGAQAAAAH2BkAAAAAB9wYBAAAAAQzKBgIAAAAB1wZAAAAAAfgGAgAAAAGABwAAAN8HAtEHAQAAAAHSBwIAAAAB2AcBAAAAAd0HAQAAAAHfBwIAAAAB4AcBAAAAAeEHQAAAAAHiB0AAAAABDMoGAgAAAAHXBkAAAAABgAcAAADfBwLRBwEAAAAB0gcCAAAAAdgHAQAAAAHcBwIAAAAB3QcBAAAAAd8HAgAAAAHgBwEAAAAB4QdAAAAAAeIHQAAAAAEMygYCAAAAAdcGQAAAAAH4BgIAAAABgAcAAADfBwLRBwEAAAAB0gcCAAAAAdgHAQAAAAHcBwIAAAAB3QcBAAAAAeAHAQAAAAHhB0AAAAAB4gdAAAAAAQjJBkAAAAABygYCAAAAAfsGAQAAAAGkBwEAAAAB0QcBAAAAAdIHAgAAAAHaBwIAAAAB2wcCAAAAAQjJBkAAAAABygYCAAAAAeYGAgAAAAH7BgEAAAABpAcBAAAAAdEHAQAAAAHSBwIAAAAB2gcCAAAAAQlJgAAAAAHKBgIAAAAB1wZAAAAAAcoHAgAAAAHPBwEAAAAB7QcBAAAAAe4HAQAAAAHvB0AAAAAB8AdAAAAAAQbXBkAAAAAB2AZAAAAAAd0GAAEAAAHfBkAAAAAB6AcBAAAAAekHAQAAAAEGygYCAAAAAdcGQAAAAAHYBkAAAAAB3QYAAQAAAesHAgAAAAHsBwIAAAABDsoGAgAAAAHMBkAAAAAB1AZAAAAAAdgGQAAAAAHxBgQAAAAB9QYBAAAAAckHAQAAAAHKBwIAAAABywcCAAAAAcwHAgAAAAHNBwQAAAABzgcCAAAAAc8HAQAAAAHQB0AAAAABMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAxxQAIAMAAACaAQAgUAAAxxQAIFEAAMsUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADLFAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAzBQAIAMAAACaAQAgUAAAzBQAIFEAANAUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEMAALkRACBJAADQFAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAA0RQAIAMAAACaAQAgUAAA0RQAIFEAANUUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQgAAuBEAIEMAALkRACBJAADVFAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAA1hQAIAMAAACaAQAgUAAA1hQAIFEAANoUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADaFAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAA2xQAIDAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmwdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAN0UACAwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZsHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAADfFAAgAwAAAJoBACBQAADbFAAgUQAA4xQAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAAOMUACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEDAAAAmgEAIFAAAN0UACBRAADmFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA5hQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AIQMAAACaAQAgUAAA3xQAIFEAAOkUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADpFAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAA6hQAIDAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmwdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAOwUACADAAAAmgEAIFAAAOoUACBRAADwFAAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA8BQAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AIQMAAACaAQAgUAAA7BQAIFEAAPMUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADzFAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAA9BQAIAMAAACaAQAgUAAA9BQAIFEAAPgUACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBJAAD4FAAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhCsoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAH7BgEAAAABwwcgAAAAAcQHIAAAAAHFBwIAAAABxgdAAAAAAccHAgAAAAEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZsHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAAD6FAAgBcoGAgAAAAHXBkAAAAAB-wYBAAAAAfwGAQAAAAHIBwIAAAABAgAAANUDACBQAAD8FAAgBMoGAgAAAAHXBkAAAAAB-AYCAAAAAfkGAQAAAAEDAAAAmgEAIFAAAPoUACBRAACBFQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAgRUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AIQMAAADYAwAgUAAA_BQAIFEAAIQVACAHAAAA2AMAIEkAAIQVACDKBgIAnQwAIdcGQACeDAAh-wYBAJwMACH8BgEAnAwAIcgHAgCdDAAhBcoGAgCdDAAh1wZAAJ4MACH7BgEAnAwAIfwGAQCcDAAhyAcCAJ0MACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZsHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAACFFQAgDRgAALkQACAZAAC6EAAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAfsGAQAAAAHCBwIAAAABwwcgAAAAAcQHIAAAAAHFBwIAAAABxgdAAAAAAccHAgAAAAECAAAAOQAgUAAAhxUAIAMAAACaAQAgUAAAhRUAIFEAAIsVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACLFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhAwAAADcAIFAAAIcVACBRAACOFQAgDwAAADcAIBgAAKoQACAZAACrEAAgSQAAjhUAIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIfkGAQCcDAAh-wYBAJwMACHCBwIAnQwAIcMHIADLDQAhxAcgAMsNACHFBwIAnQwAIcYHQACeDAAhxwcCAJ0MACENGAAAqhAAIBkAAKsQACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH5BgEAnAwAIfsGAQCcDAAhwgcCAJ0MACHDByAAyw0AIcQHIADLDQAhxQcCAJ0MACHGB0AAngwAIccHAgCdDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAjxUAIAMAAACaAQAgUAAAjxUAIFEAAJMVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACTFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAlBUAIAMAAACaAQAgUAAAlBUAIFEAAJgVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACYFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAmRUAIAMAAACaAQAgUAAAmRUAIFEAAJ0VACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACdFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAnhUAIAMAAACaAQAgUAAAnhUAIFEAAKIVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAACiFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhCMoGAgAAAAHXBkAAAAAB-AYCAAAAAfsGAQAAAAGABwAAAKgHAqQHAQAAAAGoBwIAAAABqQcCAAAAAQkZAADTDwAgHgAA2g8AICEAANUPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGiBwIAAAABpAcBAAAAAaUHAgAAAAECAAAAVAAgUAAApBUAIAMAAABLACBQAACkFQAgUQAAqBUAIAsAAABLACAZAACsDwAgHgAAqw8AICEAAK4PACBJAACoFQAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAhogcCAJ0MACGkBwEAnAwAIaUHAgCdDAAhCRkAAKwPACAeAACrDwAgIQAArg8AIMoGAgCdDAAh1wZAAJ4MACH4BgIAnQwAIaIHAgCdDAAhpAcBAJwMACGlBwIAnQwAIQ0ZAADXDwAgHQAA1g8AICIAAOEPACAkAADZDwAgygYCAAAAAdcGQAAAAAH4BgIAAAAB-wYBAAAAAYAHAAAAqAcCpAcBAAAAAaYHAgAAAAGoBwIAAAABqQcCAAAAAQIAAABFACBQAACpFQAgMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAqxUAIAPKBgIAAAAB5wYBAAAAAZUHAQAAAAECAAAApgUAIFAAAK0VACAwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZsHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAACvFQAgBcoGAgAAAAHXBkAAAAAB-AYCAAAAAaQHAQAAAAGlBwIAAAABAwAAAJoBACBQAACrFQAgUQAAtBUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAALQVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEDAAAARwAgUAAArRUAIFEAALcVACAFAAAARwAgSQAAtxUAIMoGAgCdDAAh5wYBAJwMACGVBwEAnAwAIQPKBgIAnQwAIecGAQCcDAAhlQcBAJwMACED1wZAAAAAAeUGAgAAAAH6BgIAAAABAwAAAJoBACBQAACvFQAgUQAAuxUAIDIAAACaAQAgEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAALsVACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AITAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEDAAAAQwAgUAAAqRUAIFEAAL4VACAPAAAAQwAgGQAAwg8AIB0AAMEPACAiAADgDwAgJAAAxA8AIEkAAL4VACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6gHIqQHAQCcDAAhpgcCALQMACGoBwIAtAwAIakHAgCdDAAhDRkAAMIPACAdAADBDwAgIgAA4A8AICQAAMQPACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6gHIqQHAQCcDAAhpgcCALQMACGoBwIAtAwAIakHAgCdDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAvxUAIAkZAADTDwAgHgAA2g8AIB8AANQPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAGiBwIAAAABpAcBAAAAAaUHAgAAAAECAAAAVAAgUAAAwRUAIAMAAACaAQAgUAAAvxUAIFEAAMUVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADFFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhAwAAAEsAIFAAAMEVACBRAADIFQAgCwAAAEsAIBkAAKwPACAeAACrDwAgHwAArQ8AIEkAAMgVACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACGiBwIAnQwAIaQHAQCcDAAhpQcCAJ0MACEJGQAArA8AIB4AAKsPACAfAACtDwAgygYCAJ0MACHXBkAAngwAIfgGAgCdDAAhogcCAJ0MACGkBwEAnAwAIaUHAgCdDAAhDRkAANcPACAdAADWDwAgIgAA4Q8AICMAANgPACDKBgIAAAAB1wZAAAAAAfgGAgAAAAH7BgEAAAABgAcAAACoBwKkBwEAAAABpgcCAAAAAagHAgAAAAGpBwIAAAABAgAAAEUAIFAAAMkVACADAAAAQwAgUAAAyRUAIFEAAM0VACAPAAAAQwAgGQAAwg8AIB0AAMEPACAiAADgDwAgIwAAww8AIEkAAM0VACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6gHIqQHAQCcDAAhpgcCALQMACGoBwIAtAwAIakHAgCdDAAhDRkAAMIPACAdAADBDwAgIgAA4A8AICMAAMMPACDKBgIAnQwAIdcGQACeDAAh-AYCAJ0MACH7BgEAnAwAIYAHAADAD6gHIqQHAQCcDAAhpgcCALQMACGoBwIAtAwAIakHAgCdDAAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAtAADyEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAAzhUAIBIdAQAAAAHKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmgcCiwcQAAAAAZUHAQAAAAGWBwEAAAABlwcQAAAAAZgHAgAAAAGaBwEAAAABmwdAAAAAAZwHAgAAAAGdByAAAAABngcBAAAAAZ8HAQAAAAEDAAAAmgEAIFAAAM4VACBRAADTFQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA0xUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AIQkEAACUDwAgygYCAAAAAdcGQAAAAAHmBgIAAAAB5wYBAAAAAfwGAQAAAAGABwAAAKEHApUHAQAAAAGhByAAAAABAgAAAGEAIFAAANQVACAG-wYBAAAAAYgHAgAAAAGJBwIAAAABiwcQAAAAAYwHAgAAAAGNBwEAAAABAwAAAF8AIFAAANQVACBRAADZFQAgCwAAAF8AIAQAAIYPACBJAADZFQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACH8BgEAnAwAIYAHAACFD6EHIpUHAQCcDAAhoQcgAMsNACEJBAAAhg8AIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh_AYBAJwMACGABwAAhQ-hByKVBwEAnAwAIaEHIADLDQAhMBAAAOQTACARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLwAA9BMAIDAAAPUTACA0AADzEwAgNQAA9hMAIDYAAPcTACA5AAD4EwAgOgAA-RMAIDsAAPoTACA9AAD7EwAgPgAA_BMAID8AAP0TACBAAAD-EwAgQgAA_xMAIEMAAIAUACDKBgIAAAAB1wZAAAAAAe8GAQAAAAGbB0AAAAAB6QcBAAAAAfQHAQAAAAH1B0AAAAAB9gcBAAAAAfgHAAAA-AcC-QdAAAAAAfoHQAAAAAH7BwEAAAAB_AdAAAAAAf0HQAAAAAH-BwEAAAAB_wdAAAAAAYAIAgAAAAGBCCAAAAABgghAAAAAAYMIIAAAAAECAAAAAQAgUAAA2hUAIAb7BgEAAAABiAcCAAAAAYoHAgAAAAGLBxAAAAABjAcCAAAAAY0HAQAAAAEBiAcCAAAAAQMAAACaAQAgUAAA2hUAIFEAAOAVACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADgFQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhFB0BAAAAASYAAP4OACDKBgIAAAAB1wZAAAAAAeYGAgAAAAH7BgEAAAAB_AYBAAAAAYAHAAAAmgcCiAcCAAAAAYsHEAAAAAGVBwEAAAABlgcBAAAAAZcHEAAAAAGYBwIAAAABmgcBAAAAAZsHQAAAAAGcBwIAAAABnQcgAAAAAZ4HAQAAAAGfBwEAAAABAgAAAGUAIFAAAOEVACAKJwAA6Q4AICoAAOsOACDKBgIAAAAB1wZAAAAAAYAHAAAAkgcCjwcAAACPBwKQBwIAAAABkgdAAAAAAZMHAQAAAAGUBwIAAAABAgAAAHcAIFAAAOMVACADAAAAYwAgUAAA4RUAIFEAAOcVACAWAAAAYwAgHQEAnAwAISYAAPMOACBJAADnFQAgygYCAJ0MACHXBkAAngwAIeYGAgC0DAAh-wYBAJwMACH8BgEAnAwAIYAHAADyDpoHIogHAgC0DAAhiwcQAMIOACGVBwEAyAwAIZYHAQDIDAAhlwcQAPEOACGYBwIAnQwAIZoHAQDIDAAhmwdAALMMACGcBwIAnQwAIZ0HIADLDQAhngcBAJwMACGfBwEAnAwAIRQdAQCcDAAhJgAA8w4AIMoGAgCdDAAh1wZAAJ4MACHmBgIAtAwAIfsGAQCcDAAh_AYBAJwMACGABwAA8g6aByKIBwIAtAwAIYsHEADCDgAhlQcBAMgMACGWBwEAyAwAIZcHEADxDgAhmAcCAJ0MACGaBwEAyAwAIZsHQACzDAAhnAcCAJ0MACGdByAAyw0AIZ4HAQCcDAAhnwcBAJwMACEDAAAAdQAgUAAA4xUAIFEAAOoVACAMAAAAdQAgJwAAzg4AICoAANAOACBJAADqFQAgygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpAHAgCdDAAhkgdAALMMACGTBwEAyAwAIZQHAgC0DAAhCicAAM4OACAqAADQDgAgygYCAJ0MACHXBkAAngwAIYAHAADNDpIHIo8HAADMDo8HIpAHAgCdDAAhkgdAALMMACGTBwEAyAwAIZQHAgC0DAAhCicAAOkOACAoAADqDgAgygYCAAAAAdcGQAAAAAGABwAAAJIHAo8HAAAAjwcCkAcCAAAAAZIHQAAAAAGTBwEAAAABlAcCAAAAAQIAAAB3ACBQAADrFQAgAwAAAHUAIFAAAOsVACBRAADvFQAgDAAAAHUAICcAAM4OACAoAADPDgAgSQAA7xUAIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACGUBwIAtAwAIQonAADODgAgKAAAzw4AIMoGAgCdDAAh1wZAAJ4MACGABwAAzQ6SByKPBwAAzA6PByKQBwIAnQwAIZIHQACzDAAhkwcBAMgMACGUBwIAtAwAITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmwdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAPAVACAEygYCAAAAAdcGQAAAAAH4BgIAAAAB-QYBAAAAAQPXBkAAAAAB5QYCAAAAAfoGAgAAAAEDAAAAmgEAIFAAAPAVACBRAAD2FQAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAA9hUAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmwdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAPcVACAVGQAAsQ4AIC8AALIOACAxAAC0DgAgMgAAtQ4AIMoGAgAAAAHXBkAAAAAB8gYBAAAAAfMGBAAAAAH1BgEAAAAB-AYCAAAAAfsGAQAAAAH8BgEAAAAB_gYAAAD-BgKABwAAAIAHAoEHCAAAAAGCBwIAAAABgwcCAAAAAYQHAQAAAAGFBwIAAAABhgcCAAAAAYcHAgAAAAECAAAAewAgUAAA-RUAIAMAAACaAQAgUAAA9xUAIFEAAP0VACAyAAAAmgEAIBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAAD9FQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEAAAnREAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhAwAAAHkAIFAAAPkVACBRAACAFgAgFwAAAHkAIBkAAIoOACAvAACLDgAgMQAAjQ4AIDIAAI4OACBJAACAFgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhFRkAAIoOACAvAACLDgAgMQAAjQ4AIDIAAI4OACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEwEAAA5BMAIBEAAOUTACASAADmEwAgEwAA5xMAIBQAAOgTACAVAADpEwAgFgAA6hMAIBcAAOsTACAbAADsEwAgHAAA7RMAICEAAO8TACAjAADuEwAgJQAA8BMAICoAAPETACAtAADyEwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZsHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAACBFgAgFRkAALEOACAwAACzDgAgMQAAtA4AIDIAALUOACDKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfgGAgAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAgAAAHsAIFAAAIMWACADAAAAmgEAIFAAAIEWACBRAACHFgAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAhxYAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AIQMAAAB5ACBQAACDFgAgUQAAihYAIBcAAAB5ACAZAACKDgAgMAAAjA4AIDEAAI0OACAyAACODgAgSQAAihYAIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAIRUZAACKDgAgMAAAjA4AIDEAAI0OACAyAACODgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhFRkAALEOACAvAACyDgAgMAAAsw4AIDIAALUOACDKBgIAAAAB1wZAAAAAAfIGAQAAAAHzBgQAAAAB9QYBAAAAAfgGAgAAAAH7BgEAAAAB_AYBAAAAAf4GAAAA_gYCgAcAAACABwKBBwgAAAABggcCAAAAAYMHAgAAAAGEBwEAAAABhQcCAAAAAYYHAgAAAAGHBwIAAAABAgAAAHsAIFAAAIsWACADAAAAeQAgUAAAixYAIFEAAI8WACAXAAAAeQAgGQAAig4AIC8AAIsOACAwAACMDgAgMgAAjg4AIEkAAI8WACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEVGQAAig4AIC8AAIsOACAwAACMDgAgMgAAjg4AIMoGAgCdDAAh1wZAAJ4MACHyBgEAnAwAIfMGBADXDQAh9QYBAJwMACH4BgIAnQwAIfsGAQCcDAAh_AYBAJwMACH-BgAAhw7-BiKABwAAiA6AByKBBwgAiQ4AIYIHAgC0DAAhgwcCALQMACGEBwEAyAwAIYUHAgCdDAAhhgcCAJ0MACGHBwIAnQwAITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmwdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAJAWACADAAAAmgEAIFAAAJAWACBRAACUFgAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAlBYAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AITAQAADkEwAgEQAA5RMAIBIAAOYTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmwdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAJUWACADAAAAmgEAIFAAAJUWACBRAACZFgAgMgAAAJoBACAQAACdEQAgEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAmRYAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAJ0RACARAACeEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AIRUZAACxDgAgLwAAsg4AIDAAALMOACAxAAC0DgAgygYCAAAAAdcGQAAAAAHyBgEAAAAB8wYEAAAAAfUGAQAAAAH4BgIAAAAB-wYBAAAAAfwGAQAAAAH-BgAAAP4GAoAHAAAAgAcCgQcIAAAAAYIHAgAAAAGDBwIAAAABhAcBAAAAAYUHAgAAAAGGBwIAAAABhwcCAAAAAQIAAAB7ACBQAACaFgAgCwQAAOcNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB8gYBAAAAAfMGBAAAAAH0BgEAAAAB9QYBAAAAAfYGQAAAAAH3BgEAAAABAgAAAJIBACBQAACcFgAgAwAAAHkAIFAAAJoWACBRAACgFgAgFwAAAHkAIBkAAIoOACAvAACLDgAgMAAAjA4AIDEAAI0OACBJAACgFgAgygYCAJ0MACHXBkAAngwAIfIGAQCcDAAh8wYEANcNACH1BgEAnAwAIfgGAgCdDAAh-wYBAJwMACH8BgEAnAwAIf4GAACHDv4GIoAHAACIDoAHIoEHCACJDgAhggcCALQMACGDBwIAtAwAIYQHAQDIDAAhhQcCAJ0MACGGBwIAnQwAIYcHAgCdDAAhFRkAAIoOACAvAACLDgAgMAAAjA4AIDEAAI0OACDKBgIAnQwAIdcGQACeDAAh8gYBAJwMACHzBgQA1w0AIfUGAQCcDAAh-AYCAJ0MACH7BgEAnAwAIfwGAQCcDAAh_gYAAIcO_gYigAcAAIgOgAcigQcIAIkOACGCBwIAtAwAIYMHAgC0DAAhhAcBAMgMACGFBwIAnQwAIYYHAgCdDAAhhwcCAJ0MACEDAAAAiQEAIFAAAJwWACBRAACjFgAgDQAAAIkBACAEAADgDQAgSQAAoxYAIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh8gYBAJwMACHzBgQA1w0AIfQGAQCcDAAh9QYBAJwMACH2BkAAngwAIfcGAQCcDAAhCwQAAOANACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIfIGAQCcDAAh8wYEANcNACH0BgEAnAwAIfUGAQCcDAAh9gZAAJ4MACH3BgEAnAwAITAQAADkEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmwdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAKQWACAEygYCAAAAAdIGAACQDQAg1wZAAAAAAeUGAgAAAAEJzwYAAQAAAdAGAAEAAAHSBgAAtwwAINMGAgAAAAHUBkAAAAAB1QYCAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQwGAADrDAAgCAAA7AwAIMoGAgAAAAHSBgAA6gwAINUGAgAAAAHXBkAAAAAB2AZAAAAAAeAGAAEAAAHhBgEAAAAB4gYBAAAAAeMGQAAAAAHkBkAAAAABAgAAAA8AIFAAAKgWACADAAAADQAgUAAAqBYAIFEAAKwWACAOAAAADQAgBgAAyQwAIAgAAMoMACBJAACsFgAgygYCAJ0MACHSBgAAxgwAINUGAgCdDAAh1wZAAJ4MACHYBkAAngwAIeAGAAHHDAAh4QYBAMgMACHiBgEAyAwAIeMGQACzDAAh5AZAALMMACEMBgAAyQwAIAgAAMoMACDKBgIAnQwAIdIGAADGDAAg1QYCAJ0MACHXBkAAngwAIdgGQACeDAAh4AYAAccMACHhBgEAyAwAIeIGAQDIDAAh4wZAALMMACHkBkAAswwAIQvKBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHlBgIAAAAB5wYBAAAAAa8HQAAAAAHxBwEAAAAB8gdAAAAAAfMHAgAAAAEDAAAAmgEAIFAAAKQWACBRAACwFgAgMgAAAJoBACAQAACdEQAgEgAAnxEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgSQAAsBYAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhMBAAAJ0RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AIQsEAADCDQAgDAAAxA0AIA4AAMUNACDKBgIAAAAB1wZAAAAAAeYGAgAAAAHnBgEAAAAB6AYBAAAAAekGAAEAAAHqBgAAwA0AIOsGAADBDQAgAgAAACYAIFAAALEWACAwEAAA5BMAIBEAAOUTACATAADnEwAgFAAA6BMAIBUAAOkTACAWAADqEwAgFwAA6xMAIBsAAOwTACAcAADtEwAgIQAA7xMAICMAAO4TACAlAADwEwAgKgAA8RMAIC0AAPITACAvAAD0EwAgMAAA9RMAIDQAAPMTACA1AAD2EwAgNgAA9xMAIDkAAPgTACA6AAD5EwAgOwAA-hMAID0AAPsTACA-AAD8EwAgPwAA_RMAIEAAAP4TACBCAAD_EwAgQwAAgBQAIMoGAgAAAAHXBkAAAAAB7wYBAAAAAZsHQAAAAAHpBwEAAAAB9AcBAAAAAfUHQAAAAAH2BwEAAAAB-AcAAAD4BwL5B0AAAAAB-gdAAAAAAfsHAQAAAAH8B0AAAAAB_QdAAAAAAf4HAQAAAAH_B0AAAAABgAgCAAAAAYEIIAAAAAGCCEAAAAABgwggAAAAAQIAAAABACBQAACzFgAgCcoGAgAAAAHSBgAA6gwAINcGQAAAAAHYBkAAAAAB4AYAAQAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAEJzwYAAQAAAdAGAAEAAAHRBgIAAAAB0gYAALcMACDTBgIAAAAB1AZAAAAAAdYGQAAAAAHXBkAAAAAB2AZAAAAAAQMAAAAHACBQAACxFgAgUQAAuRYAIA0AAAAHACAEAACcDQAgDAAAng0AIA4AAJ8NACBJAAC5FgAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAsEAACcDQAgDAAAng0AIA4AAJ8NACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgAwAAAJoBACBQAACzFgAgUQAAvBYAIDIAAACaAQAgEAAAnREAIBEAAJ4RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIEkAALwWACDKBgIAnQwAIdcGQACeDAAh7wYBAMgMACGbB0AAswwAIekHAQDIDAAh9AcBAJwMACH1B0AAswwAIfYHAQDIDAAh-AcAAJwR-Aci-QdAALMMACH6B0AAswwAIfsHAQDIDAAh_AdAALMMACH9B0AAswwAIf4HAQDIDAAh_wdAALMMACGACAIAnQwAIYEIIADLDQAhgghAALMMACGDCCAAyw0AITAQAACdEQAgEQAAnhEAIBMAAKARACAUAAChEQAgFQAAohEAIBYAAKMRACAXAACkEQAgGwAApREAIBwAAKYRACAhAACoEQAgIwAApxEAICUAAKkRACAqAACqEQAgLQAAqxEAIC8AAK0RACAwAACuEQAgNAAArBEAIDUAAK8RACA2AACwEQAgOQAAsREAIDoAALIRACA7AACzEQAgPQAAtBEAID4AALURACA_AAC2EQAgQAAAtxEAIEIAALgRACBDAAC5EQAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEIAwAAkQ0AIAUAAJINACAMAACUDQAgygYCAAAAAdEGAgAAAAHSBgAAkA0AINcGQAAAAAHlBgIAAAABAgAAAAsAIFAAAL0WACAD1wZAAAAAAd0GAAEAAAHfBkAAAAABCwQAAMINACAMAADEDQAgDQAAww0AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACACAAAAJgAgUAAAwBYAIDARAADlEwAgEgAA5hMAIBMAAOcTACAUAADoEwAgFQAA6RMAIBYAAOoTACAXAADrEwAgGwAA7BMAIBwAAO0TACAhAADvEwAgIwAA7hMAICUAAPATACAqAADxEwAgLQAA8hMAIC8AAPQTACAwAAD1EwAgNAAA8xMAIDUAAPYTACA2AAD3EwAgOQAA-BMAIDoAAPkTACA7AAD6EwAgPQAA-xMAID4AAPwTACA_AAD9EwAgQAAA_hMAIEIAAP8TACBDAACAFAAgygYCAAAAAdcGQAAAAAHvBgEAAAABmwdAAAAAAekHAQAAAAH0BwEAAAAB9QdAAAAAAfYHAQAAAAH4BwAAAPgHAvkHQAAAAAH6B0AAAAAB-wcBAAAAAfwHQAAAAAH9B0AAAAAB_gcBAAAAAf8HQAAAAAGACAIAAAABgQggAAAAAYIIQAAAAAGDCCAAAAABAgAAAAEAIFAAAMIWACADAAAABwAgUAAAwBYAIFEAAMYWACANAAAABwAgBAAAnA0AIAwAAJ4NACANAACdDQAgSQAAxhYAIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACALBAAAnA0AIAwAAJ4NACANAACdDQAgygYCAJ0MACHXBkAAngwAIeYGAgCdDAAh5wYBAJwMACHoBgEAnAwAIekGAAHHDAAh6gYAAJoNACDrBgAAmw0AIAMAAACaAQAgUAAAwhYAIFEAAMkWACAyAAAAmgEAIBEAAJ4RACASAACfEQAgEwAAoBEAIBQAAKERACAVAACiEQAgFgAAoxEAIBcAAKQRACAbAAClEQAgHAAAphEAICEAAKgRACAjAACnEQAgJQAAqREAICoAAKoRACAtAACrEQAgLwAArREAIDAAAK4RACA0AACsEQAgNQAArxEAIDYAALARACA5AACxEQAgOgAAshEAIDsAALMRACA9AAC0EQAgPgAAtREAID8AALYRACBAAAC3EQAgQgAAuBEAIEMAALkRACBJAADJFgAgygYCAJ0MACHXBkAAngwAIe8GAQDIDAAhmwdAALMMACHpBwEAyAwAIfQHAQCcDAAh9QdAALMMACH2BwEAyAwAIfgHAACcEfgHIvkHQACzDAAh-gdAALMMACH7BwEAyAwAIfwHQACzDAAh_QdAALMMACH-BwEAyAwAIf8HQACzDAAhgAgCAJ0MACGBCCAAyw0AIYIIQACzDAAhgwggAMsNACEwEQAAnhEAIBIAAJ8RACATAACgEQAgFAAAoREAIBUAAKIRACAWAACjEQAgFwAApBEAIBsAAKURACAcAACmEQAgIQAAqBEAICMAAKcRACAlAACpEQAgKgAAqhEAIC0AAKsRACAvAACtEQAgMAAArhEAIDQAAKwRACA1AACvEQAgNgAAsBEAIDkAALERACA6AACyEQAgOwAAsxEAID0AALQRACA-AAC1EQAgPwAAthEAIEAAALcRACBCAAC4EQAgQwAAuREAIMoGAgCdDAAh1wZAAJ4MACHvBgEAyAwAIZsHQACzDAAh6QcBAMgMACH0BwEAnAwAIfUHQACzDAAh9gcBAMgMACH4BwAAnBH4ByL5B0AAswwAIfoHQACzDAAh-wcBAMgMACH8B0AAswwAIf0HQACzDAAh_gcBAMgMACH_B0AAswwAIYAIAgCdDAAhgQggAMsNACGCCEAAswwAIYMIIADLDQAhC8oGAgAAAAHRBgIAAAAB0gYAANsMACDXBkAAAAAB2AZAAAAAAd0GAAEAAAHlBgIAAAAB5wYBAAAAAa8HQAAAAAHxBwEAAAAB8gdAAAAAAQMAAAAJACBQAAC9FgAgUQAAzRYAIAoAAAAJACADAAD0DAAgBQAA9QwAIAwAAPcMACBJAADNFgAgygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQgDAAD0DAAgBQAA9QwAIAwAAPcMACDKBgIAnQwAIdEGAgCdDAAh0gYAAPMMACDXBkAAngwAIeUGAgCdDAAhDAYAAOsMACAJAADtDAAgygYCAAAAAdIGAADqDAAg1QYCAAAAAdcGQAAAAAHYBkAAAAAB4AYAAQAAAeEGAQAAAAHiBgEAAAAB4wZAAAAAAeQGQAAAAAECAAAADwAgUAAAzhYAIAMAAAANACBQAADOFgAgUQAA0hYAIA4AAAANACAGAADJDAAgCQAAywwAIEkAANIWACDKBgIAnQwAIdIGAADGDAAg1QYCAJ0MACHXBkAAngwAIdgGQACeDAAh4AYAAccMACHhBgEAyAwAIeIGAQDIDAAh4wZAALMMACHkBkAAswwAIQwGAADJDAAgCQAAywwAIMoGAgCdDAAh0gYAAMYMACDVBgIAnQwAIdcGQACeDAAh2AZAAJ4MACHgBgABxwwAIeEGAQDIDAAh4gYBAMgMACHjBkAAswwAIeQGQACzDAAhCAMAAJENACAFAACSDQAgCwAAkw0AIMoGAgAAAAHRBgIAAAAB0gYAAJANACDXBkAAAAAB5QYCAAAAAQIAAAALACBQAADTFgAgCwQAAMINACANAADDDQAgDgAAxQ0AIMoGAgAAAAHXBkAAAAAB5gYCAAAAAecGAQAAAAHoBgEAAAAB6QYAAQAAAeoGAADADQAg6wYAAMENACACAAAAJgAgUAAA1RYAIAMAAAAJACBQAADTFgAgUQAA2RYAIAoAAAAJACADAAD0DAAgBQAA9QwAIAsAAPYMACBJAADZFgAgygYCAJ0MACHRBgIAnQwAIdIGAADzDAAg1wZAAJ4MACHlBgIAnQwAIQgDAAD0DAAgBQAA9QwAIAsAAPYMACDKBgIAnQwAIdEGAgCdDAAh0gYAAPMMACDXBkAAngwAIeUGAgCdDAAhAwAAAAcAIFAAANUWACBRAADcFgAgDQAAAAcAIAQAAJwNACANAACdDQAgDgAAnw0AIEkAANwWACDKBgIAnQwAIdcGQACeDAAh5gYCAJ0MACHnBgEAnAwAIegGAQCcDAAh6QYAAccMACHqBgAAmg0AIOsGAACbDQAgCwQAAJwNACANAACdDQAgDgAAnw0AIMoGAgCdDAAh1wZAAJ4MACHmBgIAnQwAIecGAQCcDAAh6AYBAJwMACHpBgABxwwAIeoGAACaDQAg6wYAAJsNACAeCgAzEAYCEScDEigEEyoLFC4MFTINFjYOFzoPG0ISHEYUIVoYI1kXJV4cKmIdLXggL48BJjCQASc0fCU1kwEqNpUBLDmZAS06nQEtO54BLT2iAS4-pAEuP6gBL0CtATBCsQExQ7UBMgMDAAEFCAMPJAUFBAABCgAKDB8IDQwEDiACBQMAAQUAAwoACQsQBQwbCAQGAAQIFAYJFQIKAAcBBwAFAggWAAkXAAIFAAMGHAQCCx0ADB4AAwwiAA0hAA4jAAEDAAEBAwABAQMAAQEDAAEECgATGAAQGQABG0ASAgoAERc7DwEXPAACGQABGgAPARtBAAYKABsZAAEdSBUiTBcjVRckVxoCCgAWHEkUARxKAAUKABkZAAEeABQfTRQhURgCAwABIAAXASFSAAEeABQBI1gAAQMAAQMEAAEKACQsZh4DCgAjJmcdKGsfAikAICsAHgQKACInAAEobB8qcCEBKQAgAihxACpyAAEocwABLHQABgoAKxkAAS-AASYwhAEnMYYBKDKIASkCGQABLgAlAgMAAS4AJQEuACUCLowBJTOKASoCBAABMosBKQIvjQEAMI4BAAEEAAEDGZsBATcAATicAQECBKMBATwAAQEDqQEBAQMAAQFBAAEBAwABGxC2AQARtwEAErgBABS5AQAVugEAFrsBABe8AQAbvQEAHL4BACHAAQAjvwEAJcEBACrCAQAtwwEAL8UBADDGAQA0xAEANccBADnIAQA6yQEAO8oBAD3LAQA-zAEAP80BAEDOAQBCzwEAQ9ABAAAAAAUKADhWADlXADpYADtZADwAAAAAAAUKADhWADlXADpYADtZADwDAwABBfEBAw_yAQUDAwABBfgBAw_5AQUFCgBBVgBCVwBDWABEWQBFAAAAAAAFCgBBVgBCVwBDWABEWQBFAQOLAgEBA5ECAQUKAEpWAEtXAExYAE1ZAE4AAAAAAAUKAEpWAEtXAExYAE1ZAE4BQQABAUEAAQUKAFNWAFRXAFVYAFZZAFcAAAAAAAUKAFNWAFRXAFVYAFZZAFcBAwABAQMAAQUKAFxWAF1XAF5YAF9ZAGAAAAAAAAUKAFxWAF1XAF5YAF9ZAGABAwABAQMAAQUKAGVWAGZXAGdYAGhZAGkAAAAAAAUKAGVWAGZXAGdYAGhZAGkAAAAFCgBvVgBwVwBxWAByWQBzAAAAAAAFCgBvVgBwVwBxWAByWQBzAxn-AgE3AAE4_wIBAxmFAwE3AAE4hgMBBQoAeFYAeVcAelgAe1kAfAAAAAAABQoAeFYAeVcAelgAe1kAfAIEmAMBPAABAgSeAwE8AAEFCgCBAVYAggFXAIMBWACEAVkAhQEAAAAAAAUKAIEBVgCCAVcAgwFYAIQBWQCFAQAAAAUKAIsBVgCMAVcAjQFYAI4BWQCPAQAAAAAABQoAiwFWAIwBVwCNAVgAjgFZAI8BAQMAAQEDAAEFCgCUAVYAlQFXAJYBWACXAVkAmAEAAAAAAAUKAJQBVgCVAVcAlgFYAJcBWQCYAQAABQoAnQFWAJ4BVwCfAVgAoAFZAKEBAAAAAAAFCgCdAVYAngFXAJ8BWACgAVkAoQECGAAQGQABAhgAEBkAAQUKAKYBVgCnAVcAqAFYAKkBWQCqAQAAAAAABQoApgFWAKcBVwCoAVgAqQFZAKoBAhkAARoADwIZAAEaAA8FCgCvAVYAsAFXALEBWACyAVkAswEAAAAAAAUKAK8BVgCwAVcAsQFYALIBWQCzAQAAAAUKALkBVgC6AVcAuwFYALwBWQC9AQAAAAAABQoAuQFWALoBVwC7AVgAvAFZAL0BAQMAAQEDAAEFCgDCAVYAwwFXAMQBWADFAVkAxgEAAAAAAAUKAMIBVgDDAVcAxAFYAMUBWQDGAQEDAAEBAwABBQoAywFWAMwBVwDNAVgAzgFZAM8BAAAAAAAFCgDLAVYAzAFXAM0BWADOAVkAzwEBAwABAQMAAQUKANQBVgDVAVcA1gFYANcBWQDYAQAAAAAABQoA1AFWANUBVwDWAVgA1wFZANgBAQMAAQEDAAEFCgDdAVYA3gFXAN8BWADgAVkA4QEAAAAAAAUKAN0BVgDeAVcA3wFYAOABWQDhAQAAAAMKAOcBWADoAVkA6QEAAAADCgDnAVgA6AFZAOkBAAAFCgDuAVYA7wFXAPABWADxAVkA8gEAAAAAAAUKAO4BVgDvAVcA8AFYAPEBWQDyAQMZAAEdyAUVIskFFwMZAAEdzwUVItAFFwUKAPcBVgD4AVcA-QFYAPoBWQD7AQAAAAAABQoA9wFWAPgBVwD5AVgA-gFZAPsBAhkAAR4AFAIZAAEeABQFCgCAAlYAgQJXAIICWACDAlkAhAIAAAAAAAUKAIACVgCBAlcAggJYAIMCWQCEAgIDAAEgABcCAwABIAAXBQoAiQJWAIoCVwCLAlgAjAJZAI0CAAAAAAAFCgCJAlYAigJXAIsCWACMAlkAjQIBHgAUBQoAkQJWAJICVwCTAlgAlAJZAJUCAAAAAAAFCgCRAlYAkgJXAJMCWACUAlkAlQIBBAABAQQAAQUKAJoCVgCbAlcAnAJYAJ0CWQCeAgAAAAAABQoAmgJWAJsCVwCcAlgAnQJZAJ4CASa2Bh0BJrwGHQUKAKMCVgCkAlcApQJYAKYCWQCnAgAAAAAABQoAowJWAKQCVwClAlgApgJZAKcCAScAAQEnAAEFCgCsAlYArQJXAK4CWACvAlkAsAIAAAAAAAUKAKwCVgCtAlcArgJYAK8CWQCwAgIpACArAB4CKQAgKwAeBQoAtQJWALYCVwC3AlgAuAJZALkCAAAAAAAFCgC1AlYAtgJXALcCWAC4AlkAuQIBKQAgASkAIAUKAL4CVgC_AlcAwAJYAMECWQDCAgAAAAAABQoAvgJWAL8CVwDAAlgAwQJZAMICARkAAQEZAAEFCgDHAlYAyAJXAMkCWADKAlkAywIAAAAAAAUKAMcCVgDIAlcAyQJYAMoCWQDLAgIDAAEuACUCAwABLgAlBQoA0AJWANECVwDSAlgA0wJZANQCAAAAAAAFCgDQAlYA0QJXANICWADTAlkA1AICGQABLgAlAhkAAS4AJQUKANkCVgDaAlcA2wJYANwCWQDdAgAAAAAABQoA2QJWANoCVwDbAlgA3AJZAN0CAS4AJQEuACUFCgDiAlYA4wJXAOQCWADlAlkA5gIAAAAAAAUKAOICVgDjAlcA5AJYAOUCWQDmAgEEAAEBBAABBQoA6wJWAOwCVwDtAlgA7gJZAO8CAAAAAAAFCgDrAlYA7AJXAO0CWADuAlkA7wIBBAABAQQAAQUKAPQCVgD1AlcA9gJYAPcCWQD4AgAAAAAABQoA9AJWAPUCVwD2AlgA9wJZAPgCAi6bCCUzmggqAi6iCCUzoQgqBQoA_QJWAP4CVwD_AlgAgANZAIEDAAAAAAAFCgD9AlYA_gJXAP8CWACAA1kAgQMBBAABAQQAAQUKAIYDVgCHA1cAiANYAIkDWQCKAwAAAAAABQoAhgNWAIcDVwCIA1gAiQNZAIoDAgMAAQUAAwIDAAEFAAMFCgCPA1YAkANXAJEDWACSA1kAkwMAAAAAAAUKAI8DVgCQA1cAkQNYAJIDWQCTAwEGAAQBBgAEBQoAmANWAJkDVwCaA1gAmwNZAJwDAAAAAAAFCgCYA1YAmQNXAJoDWACbA1kAnAMBBwAFAQcABQUKAKEDVgCiA1cAowNYAKQDWQClAwAAAAAABQoAoQNWAKIDVwCjA1gApANZAKUDAgUAAwaMCQQCBQADBpIJBAUKAKoDVgCrA1cArANYAK0DWQCuAwAAAAAABQoAqgNWAKsDVwCsA1gArQNZAK4DAAAAAwoAtANYALUDWQC2AwAAAAMKALQDWAC1A1kAtgMAAAADCgC8A1gAvQNZAL4DAAAAAwoAvANYAL0DWQC-AwAAAAMKAMQDWADFA1kAxgMAAAADCgDEA1gAxQNZAMYDAAAAAwoAzANYAM0DWQDOAwAAAAMKAMwDWADNA1kAzgMAAAAFCgDUA1YA1QNXANYDWADXA1kA2AMAAAAAAAUKANQDVgDVA1cA1gNYANcDWQDYA0QCAUXRAQFG0wEBR9QBAUjVAQFK1wEBS9kBNEzaATVN3AEBTt4BNE_fATZS4AEBU-EBAVTiATRa5QE3W-YBPVznAQJd6AECXukBAl_qAQJg6wECYe0BAmLvATRj8AE-ZPQBAmX2ATRm9wE_Z_oBAmj7AQJp_AE0av8BQGuAAkZsgQIvbYICL26DAi9vhAIvcIUCL3GHAi9yiQI0c4oCR3SNAi91jwI0dpACSHeSAi94kwIveZQCNHqXAkl7mAJPfJkCMX2aAjF-mwIxf5wCMYABnQIxgQGfAjGCAaECNIMBogJQhAGkAjGFAaYCNIYBpwJRhwGoAjGIAakCMYkBqgI0igGtAlKLAa4CWIwBrwIwjQGwAjCOAbECMI8BsgIwkAGzAjCRAbUCMJIBtwI0kwG4AlmUAboCMJUBvAI0lgG9AlqXAb4CMJgBvwIwmQHAAjSaAcMCW5sBxAJhnAHFAhydAcYCHJ4BxwIcnwHIAhygAckCHKEBywIcogHNAjSjAc4CYqQB0AIcpQHSAjSmAdMCY6cB1AIcqAHVAhypAdYCNKoB2QJkqwHaAmqsAdwCa60B3QJrrgHgAmuvAeECa7AB4gJrsQHkAmuyAeYCNLMB5wJstAHpAmu1AesCNLYB7AJttwHtAmu4Ae4Ca7kB7wI0ugHyAm67AfMCdLwB9AItvQH1Ai2-AfYCLb8B9wItwAH4Ai3BAfoCLcIB_AI0wwH9AnXEAYEDLcUBgwM0xgGEA3bHAYcDLcgBiAMtyQGJAzTKAYwDd8sBjQN9zAGOAy7NAY8DLs4BkAMuzwGRAy7QAZIDLtEBlAMu0gGWAzTTAZcDftQBmgMu1QGcAzTWAZ0Df9cBnwMu2AGgAy7ZAaEDNNoBpAOAAdsBpQOGAdwBpwOHAd0BqAOHAd4BqwOHAd8BrAOHAeABrQOHAeEBrwOHAeIBsQM04wGyA4gB5AG0A4cB5QG2AzTmAbcDiQHnAbgDhwHoAbkDhwHpAboDNOoBvQOKAesBvgOQAewBvwMy7QHAAzLuAcEDMu8BwgMy8AHDAzLxAcUDMvIBxwM08wHIA5EB9AHKAzL1AcwDNPYBzQOSAfcBzgMy-AHPAzL5AdADNPoB0wOTAfsB1AOZAfwB1gMQ_QHXAxD-AdoDEP8B2wMQgALcAxCBAt4DEIIC4AM0gwLhA5oBhALjAxCFAuUDNIYC5gObAYcC5wMQiALoAxCJAukDNIoC7AOcAYsC7QOiAYwC7gMPjQLvAw-OAvADD48C8QMPkALyAw-RAvQDD5IC9gM0kwL3A6MBlAL5Aw-VAvsDNJYC_AOkAZcC_QMPmAL-Aw-ZAv8DNJoCggSlAZsCgwSrAZwChAQSnQKFBBKeAoYEEp8ChwQSoAKIBBKhAooEEqICjAQ0owKNBKwBpAKPBBKlApEENKYCkgStAacCkwQSqAKUBBKpApUENKoCmASuAasCmQS0AawCmwS1Aa0CnAS1Aa4CnwS1Aa8CoAS1AbACoQS1AbECowS1AbICpQQ0swKmBLYBtAKoBLUBtQKqBDS2AqsEtwG3AqwEtQG4Aq0EtQG5Aq4ENLoCsQS4AbsCsgS-AbwCtAQLvQK1BAu-ArcEC78CuAQLwAK5BAvBArsEC8ICvQQ0wwK-BL8BxALABAvFAsIENMYCwwTAAccCxAQLyALFBAvJAsYENMoCyQTBAcsCygTHAcwCywQMzQLMBAzOAs0EDM8CzgQM0ALPBAzRAtEEDNIC0wQ00wLUBMgB1ALWBAzVAtgENNYC2QTJAdcC2gQM2ALbBAzZAtwENNoC3wTKAdsC4ATQAdwC4QQN3QLiBA3eAuMEDd8C5AQN4ALlBA3hAucEDeIC6QQ04wLqBNEB5ALsBA3lAu4ENOYC7wTSAecC8AQN6ALxBA3pAvIENOoC9QTTAesC9gTZAewC9wQO7QL4BA7uAvkEDu8C-gQO8AL7BA7xAv0EDvIC_wQ08wKABdoB9AKCBQ71AoQFNPYChQXbAfcChgUO-AKHBQ75AogFNPoCiwXcAfsCjAXiAfwCjgXjAf0CjwXjAf4CkgXjAf8CkwXjAYADlAXjAYEDlgXjAYIDmAU0gwOZBeQBhAObBeMBhQOdBTSGA54F5QGHA58F4wGIA6AF4wGJA6EFNIoDpAXmAYsDpQXqAYwDpwUVjQOoBRWOA6oFFY8DqwUVkAOsBRWRA64FFZIDsAU0kwOxBesBlAOzBRWVA7UFNJYDtgXsAZcDtwUVmAO4BRWZA7kFNJoDvAXtAZsDvQXzAZwDvgUUnQO_BRSeA8AFFJ8DwQUUoAPCBRShA8QFFKIDxgU0owPHBfQBpAPLBRSlA80FNKYDzgX1AacD0QUUqAPSBRSpA9MFNKoD1gX2AasD1wX8AawD2AUXrQPZBReuA9oFF68D2wUXsAPcBRexA94FF7ID4AU0swPhBf0BtAPjBRe1A-UFNLYD5gX-AbcD5wUXuAPoBRe5A-kFNLoD7AX_AbsD7QWFArwD7gUYvQPvBRi-A_AFGL8D8QUYwAPyBRjBA_QFGMID9gU0wwP3BYYCxAP5BRjFA_sFNMYD_AWHAscD_QUYyAP-BRjJA_8FNMoDggaIAssDgwaOAswDhQYazQOGBhrOA4gGGs8DiQYa0AOKBhrRA4wGGtIDjgY00wOPBo8C1AOQBhrVA5EGNNYDlAaQAtcDlQaWAtgDlgYd2QOXBh3aA5gGHdsDmQYd3AOaBh3dA5wGHd4DngY03wOfBpcC4AOhBh3hA6MGNOIDpAaYAuMDpQYd5AOmBh3lA6cGNOYDqgaZAucDqwafAugDrAYe6QOtBh7qA64GHusDrwYe7AOwBh7tA7IGHu4DtAY07wO1BqAC8AO4Bh7xA7oGNPIDuwahAvMDvQYe9AO-Bh71A78GNPYDwgaiAvcDwwaoAvgDxAYg-QPFBiD6A8YGIPsDxwYg_APIBiD9A8oGIP4DzAY0_wPNBqkCgATPBiCBBNEGNIIE0gaqAoME0wYghATUBiCFBNUGNIYE2AarAocE2QaxAogE2gYfiQTbBh-KBNwGH4sE3QYfjATeBh-NBOAGH44E4gY0jwTjBrICkATlBh-RBOcGNJIE6AazApME6QYflATqBh-VBOsGNJYE7ga0ApcE7wa6ApgE8AYhmQTxBiGaBPIGIZsE8wYhnAT0BiGdBPYGIZ4E-AY0nwT5BrsCoAT7BiGhBP0GNKIE_ga8AqME_wYhpASAByGlBIEHNKYEhAe9AqcEhQfDAqgEhgclqQSHByWqBIgHJasEiQclrASKByWtBIwHJa4Ejgc0rwSPB8QCsASRByWxBJMHNLIElAfFArMElQcltASWByW1BJcHNLYEmgfGArcEmwfMArgEnAcnuQSdBye6BJ4HJ7sEnwcnvASgBye9BKIHJ74EpAc0vwSlB80CwASnByfBBKkHNMIEqgfOAsMEqwcnxASsByfFBK0HNMYEsAfPAscEsQfVAsgEsgcmyQSzBybKBLQHJssEtQcmzAS2BybNBLgHJs4Eugc0zwS7B9YC0AS9BybRBL8HNNIEwAfXAtMEwQcm1ATCBybVBMMHNNYExgfYAtcExwfeAtgEyQco2QTKByjaBMwHKNsEzQco3ATOByjdBNAHKN4E0gc03wTTB98C4ATVByjhBNcHNOIE2AfgAuME2Qco5ATaByjlBNsHNOYE3gfhAucE3wfnAugE4Acq6QThByrqBOIHKusE4wcq7ATkByrtBOYHKu4E6Ac07wTpB-gC8ATrByrxBO0HNPIE7gfpAvME7wcq9ATwByr1BPEHNPYE9AfqAvcE9QfwAvgE9wcs-QT4Byz6BPoHLPsE-wcs_AT8Byz9BP4HLP4EgAg0_wSBCPECgAWDCCyBBYUINIIFhgjyAoMFhwgshAWICCyFBYkINIYFjAjzAocFjQj5AogFjwgpiQWQCCmKBZIIKYsFkwgpjAWUCCmNBZYIKY4FmAg0jwWZCPoCkAWdCCmRBZ8INJIFoAj7ApMFowgplAWkCCmVBaUINJYFqAj8ApcFqQiCA5gFqggDmQWrCAOaBawIA5sFrQgDnAWuCAOdBbAIA54Fsgg0nwWzCIMDoAW1CAOhBbcINKIFuAiEA6MFuQgDpAW6CAOlBbsINKYFvgiFA6cFvwiLA6gFwAgEqQXBCASqBcIIBKsFwwgErAXECAStBcYIBK4FyAg0rwXJCIwDsAXLCASxBc0INLIFzgiNA7MFzwgEtAXQCAS1BdEINLYF1AiOA7cF1QiUA7gF1ggFuQXXCAW6BdgIBbsF2QgFvAXaCAW9BdwIBb4F3gg0vwXfCJUDwAXhCAXBBeMINMIF5AiWA8MF5QgFxAXmCAXFBecINMYF6giXA8cF6widA8gF7AgGyQXtCAbKBe4IBssF7wgGzAXwCAbNBfIIBs4F9Ag0zwX1CJ4D0AX3CAbRBfkINNIF-gifA9MF-wgG1AX8CAbVBf0INNYFgAmgA9cFgQmmA9gFggkI2QWDCQjaBYQJCNsFhQkI3AWGCQjdBYgJCN4Figk03wWLCacD4AWOCQjhBZAJNOIFkQmoA-MFkwkI5AWUCQjlBZUJNOYFmAmpA-cFmQmvA-gFmwmwA-kFnAmwA-oFnwmwA-sFoAmwA-wFoQmwA-0FowmwA-4FpQk07wWmCbED8AWoCbAD8QWqCTTyBasJsgPzBawJsAP0Ba0JsAP1Ba4JNPYFsQmzA_cFsgm3A_gFtAm4A_kFtQm4A_oFuAm4A_sFuQm4A_wFugm4A_0FvAm4A_4Fvgk0_wW_CbkDgAbBCbgDgQbDCTSCBsQJugODBsUJuAOEBsYJuAOFBscJNIYGygm7A4cGywm_A4gGzQnAA4kGzgnAA4oG0QnAA4sG0gnAA4wG0wnAA40G1QnAA44G1wk0jwbYCcEDkAbaCcADkQbcCTSSBt0JwgOTBt4JwAOUBt8JwAOVBuAJNJYG4wnDA5cG5AnHA5gG5gnIA5kG5wnIA5oG6gnIA5sG6wnIA5wG7AnIA50G7gnIA54G8Ak0nwbxCckDoAbzCcgDoQb1CTSiBvYJygOjBvcJyAOkBvgJyAOlBvkJNKYG_AnLA6cG_QnPA6gG_wnQA6kGgArQA6oGgwrQA6sGhArQA6wGhQrQA60GhwrQA64GiQo0rwaKCtEDsAaMCtADsQaOCjSyBo8K0gOzBpAK0AO0BpEK0AO1BpIKNLYGlQrTA7cGlgrZAw"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AppDeviceScalarFieldEnum: () => AppDeviceScalarFieldEnum,
  AppGrantScalarFieldEnum: () => AppGrantScalarFieldEnum,
  AppRefreshTokenScalarFieldEnum: () => AppRefreshTokenScalarFieldEnum,
  AppScalarFieldEnum: () => AppScalarFieldEnum,
  AppSessionScalarFieldEnum: () => AppSessionScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BackupLeaseScalarFieldEnum: () => BackupLeaseScalarFieldEnum,
  BackupScalarFieldEnum: () => BackupScalarFieldEnum,
  BoardScalarFieldEnum: () => BoardScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailTokenScalarFieldEnum: () => EmailTokenScalarFieldEnum,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FileScalarFieldEnum: () => FileScalarFieldEnum,
  FileUsageScalarFieldEnum: () => FileUsageScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobTurnScalarFieldEnum: () => JobTurnScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  LimitCountScalarFieldEnum: () => LimitCountScalarFieldEnum,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OrderItemScalarFieldEnum: () => OrderItemScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderStoreScalarFieldEnum: () => OrderStoreScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PostponedRemovalScalarFieldEnum: () => PostponedRemovalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionScalarFieldEnum: () => QuestionScalarFieldEnum,
  QuestionSearchScalarFieldEnum: () => QuestionSearchScalarFieldEnum,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
  TopicScalarFieldEnum: () => TopicScalarFieldEnum,
  TotpFactorScalarFieldEnum: () => TotpFactorScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VideoScalarFieldEnum: () => VideoScalarFieldEnum,
  VideoViewScalarFieldEnum: () => VideoViewScalarFieldEnum,
  VoteScalarFieldEnum: () => VoteScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  Export: "Export",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
  Session: "Session",
  TotpFactor: "TotpFactor",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  Secret: "Secret",
  Category: "Category",
  Question: "Question",
  Answer: "Answer",
  Vote: "Vote",
  QuestionSearch: "QuestionSearch",
  Store: "Store",
  Product: "Product",
  Order: "Order",
  OrderItem: "OrderItem",
  OrderStore: "OrderStore",
  Video: "Video",
  Rating: "Rating",
  Comment: "Comment",
  VideoView: "VideoView",
  File: "File",
  FileUsage: "FileUsage",
  Share: "Share",
  App: "App",
  AppGrant: "AppGrant",
  AppSession: "AppSession",
  AppRefreshToken: "AppRefreshToken",
  AppDevice: "AppDevice",
  JobTurn: "JobTurn",
  BackupLease: "BackupLease",
  Backup: "Backup",
  PostponedRemoval: "PostponedRemoval",
  LimitCount: "LimitCount"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  pendingEmail: "pendingEmail",
  passwordHash: "passwordHash",
  role: "role",
  createdAt: "createdAt",
  suspendedAt: "suspendedAt",
  suspendedUntil: "suspendedUntil",
  suspendedFor: "suspendedFor",
  silencedAt: "silencedAt",
  silencedUntil: "silencedUntil",
  silencedFor: "silencedFor",
  reportMailedAt: "reportMailedAt",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  prefix: "prefix",
  hash: "hash",
  scopes: "scopes",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  appId: "appId",
  appSessionId: "appSessionId"
};
var MailScalarFieldEnum = {
  id: "id",
  userId: "userId",
  kind: "kind",
  recipient: "recipient",
  data: "data",
  attempts: "attempts",
  dueAt: "dueAt",
  fault: "fault",
  givenUpAt: "givenUpAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  hash: "hash",
  creatorId: "creatorId",
  maxUses: "maxUses",
  uses: "uses",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var EmailTokenScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  purpose: "purpose",
  email: "email",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var IdempotencyKeyScalarFieldEnum = {
  userId: "userId",
  operation: "operation",
  key: "key",
  request: "request",
  status: "status",
  body: "body",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  targetType: "targetType",
  targetId: "targetId",
  reason: "reason",
  requestId: "requestId",
  details: "details"
};
var ReportScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  authorId: "authorId",
  reporterId: "reporterId",
  reason: "reason",
  note: "note",
  status: "status",
  handlerId: "handlerId",
  resolutionNote: "resolutionNote",
  createdAt: "createdAt",
  claimedAt: "claimedAt",
  resolvedAt: "resolvedAt"
};
var RevisionScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  number: "number",
  ownerId: "ownerId",
  title: "title",
  body: "body",
  editorId: "editorId",
  at: "at"
};
var RemovalScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  parentId: "parentId",
  authorId: "authorId",
  title: "title",
  excerpt: "excerpt",
  memory: "memory",
  isPrivate: "isPrivate",
  state: "state",
  actorId: "actorId",
  reason: "reason",
  at: "at"
};
var ExportScalarFieldEnum = {
  id: "id",
  userId: "userId",
  state: "state",
  askedAt: "askedAt",
  attempts: "attempts",
  leasedUntil: "leasedUntil",
  objectKey: "objectKey",
  parts: "parts",
  partsTotal: "partsTotal",
  records: "records",
  bytes: "bytes",
  missing: "missing",
  fault: "fault",
  endedAt: "endedAt",
  expiresAt: "expiresAt"
};
var BoardScalarFieldEnum = {
  id: "id",
  title: "title",
  description: "description",
  position: "position",
  createdAt: "createdAt"
};
var TopicScalarFieldEnum = {
  id: "id",
  boardId: "boardId",
  authorId: "authorId",
  title: "title",
  content: "content",
  isSticky: "isSticky",
  isLocked: "isLocked",
  createdAt: "createdAt",
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var SessionScalarFieldEnum = {
  sid: "sid",
  sess: "sess",
  expire: "expire",
  userId: "userId"
};
var TotpFactorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  lastStep: "lastStep",
  wrongCodes: "wrongCodes",
  blockedUntil: "blockedUntil",
  createdAt: "createdAt"
};
var RecoveryCodeScalarFieldEnum = {
  userId: "userId",
  hash: "hash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  name: "name",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SecretScalarFieldEnum = {
  name: "name",
  value: "value",
  createdAt: "createdAt"
};
var CategoryScalarFieldEnum = {
  id: "id",
  name: "name",
  slug: "slug"
};
var QuestionScalarFieldEnum = {
  id: "id",
  categoryId: "categoryId",
  authorId: "authorId",
  title: "title",
  body: "body",
  status: "status",
  bestAnswerId: "bestAnswerId",
  createdAt: "createdAt",
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
  voteScore: "voteScore"
};
var VoteScalarFieldEnum = {
  answerId: "answerId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var QuestionSearchScalarFieldEnum = {
  questionId: "questionId"
};
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt"
};
var ProductScalarFieldEnum = {
  id: "id",
  storeId: "storeId",
  title: "title",
  slug: "slug",
  sku: "sku",
  description: "description",
  price: "price",
  regularPrice: "regularPrice",
  stock: "stock",
  status: "status",
  category: "category",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
  deletedAt: "deletedAt",
  ownerId: "ownerId",
  shelf: "shelf",
  listed: "listed",
  titleKey: "titleKey",
  categoryKey: "categoryKey"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
  paidAt: "paidAt",
  paymentReference: "paymentReference",
  checkoutId: "checkoutId"
};
var OrderItemScalarFieldEnum = {
  orderId: "orderId",
  productId: "productId",
  title: "title",
  price: "price",
  quantity: "quantity",
  storeId: "storeId",
  storeName: "storeName"
};
var OrderStoreScalarFieldEnum = {
  storeId: "storeId",
  orderId: "orderId"
};
var VideoScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  description: "description",
  visibility: "visibility",
  status: "status",
  objectKey: "objectKey",
  mimeType: "mimeType",
  size: "size",
  duration: "duration",
  width: "width",
  height: "height",
  thumbnailUrl: "thumbnailUrl",
  createdAt: "createdAt",
  likeCount: "likeCount",
  dislikeCount: "dislikeCount",
  commentCount: "commentCount"
};
var RatingScalarFieldEnum = {
  videoId: "videoId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  videoId: "videoId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var VideoViewScalarFieldEnum = {
  videoId: "videoId",
  views: "views"
};
var FileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  mimeType: "mimeType",
  size: "size",
  sha256: "sha256",
  objectKey: "objectKey",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  nameKey: "nameKey"
};
var FileUsageScalarFieldEnum = {
  ownerId: "ownerId",
  files: "files",
  bytes: "bytes"
};
var ShareScalarFieldEnum = {
  id: "id",
  token: "token",
  fileId: "fileId",
  videoId: "videoId",
  passwordHash: "passwordHash",
  expiresAt: "expiresAt",
  allowDownload: "allowDownload",
  createdAt: "createdAt"
};
var AppScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  clientId: "clientId",
  secretHash: "secretHash",
  redirectUris: "redirectUris",
  origins: "origins",
  createdAt: "createdAt"
};
var AppGrantScalarFieldEnum = {
  id: "id",
  userId: "userId",
  appId: "appId",
  scopes: "scopes",
  createdAt: "createdAt"
};
var AppSessionScalarFieldEnum = {
  id: "id",
  grantId: "grantId",
  scopes: "scopes",
  codeHash: "codeHash",
  codeChallenge: "codeChallenge",
  redirectUri: "redirectUri",
  codeExpiresAt: "codeExpiresAt",
  codeUsedAt: "codeUsedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AppRefreshTokenScalarFieldEnum = {
  hash: "hash",
  sessionId: "sessionId",
  createdAt: "createdAt",
  usedAt: "usedAt"
};
var AppDeviceScalarFieldEnum = {
  deviceHash: "deviceHash",
  userHash: "userHash",
  appId: "appId",
  scopes: "scopes",
  pause: "pause",
  askedAt: "askedAt",
  grantId: "grantId",
  deniedAt: "deniedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var JobTurnScalarFieldEnum = {
  job: "job",
  nextAt: "nextAt"
};
var BackupLeaseScalarFieldEnum = {
  id: "id",
  leasedUntil: "leasedUntil"
};
var BackupScalarFieldEnum = {
  id: "id",
  snapshotAt: "snapshotAt"
};
var PostponedRemovalScalarFieldEnum = {
  key: "key",
  at: "at"
};
var LimitCountScalarFieldEnum = {
  key: "key",
  count: "count",
  endsAt: "endsAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  OrderArea,
  OrderStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  ProductStatus,
  QuestionStatus,
  ReportStatus,
  Role,
  Scope,
  StoreStatus,
  VideoStatus,
  VideoVisibility
};
